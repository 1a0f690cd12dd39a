<?php

/**
 * @file
 * Installs a Drupal in the settings.php that is there.
 *
 * It runs in the web root. The profile and the first account come as JSON from
 * the standard input, so that the password is in no list of processes.
 */

declare(strict_types=1);

if (PHP_SAPI !== 'cli') {
  exit(1);
}

$account = json_decode(stream_get_contents(STDIN), TRUE, 4, JSON_THROW_ON_ERROR);
$class_loader = require 'autoload.php';
require_once 'core/includes/install.core.inc';

install_drupal($class_loader, [
  'interactive' => FALSE,
  'site_path' => 'sites/default',
  'parameters' => ['profile' => $account['profile'], 'langcode' => 'en'],
  'forms' => [
    'install_configure_form' => [
      'site_name' => 'G30',
      'site_mail' => $account['mail'],
      'account' => [
        'name' => $account['name'],
        'mail' => $account['mail'],
        'pass' => ['pass1' => $account['password'], 'pass2' => $account['password']],
      ],
      'enable_update_status_module' => NULL,
      'enable_update_status_emails' => NULL,
    ],
  ],
]);
