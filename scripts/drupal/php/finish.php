<?php

/**
 * @file
 * Makes the first account an administrator and writes the routes and caches anew.
 *
 * It runs in the web root, after the recipes.
 */

declare(strict_types=1);

use Drupal\Core\DrupalKernel;
use Drupal\user\Entity\User;
use Symfony\Component\HttpFoundation\Request;

if (PHP_SAPI !== 'cli') {
  exit(1);
}

$class_loader = require 'autoload.php';
$request = Request::create('http://127.0.0.1/');
$kernel = DrupalKernel::createFromRequest($request, $class_loader, 'prod');
$kernel->boot();
$kernel->preHandle($request);
$first = User::load(1);
$first->addRole('administrator');
$first->save();
drupal_flush_all_caches($kernel);
echo Drupal::VERSION;
