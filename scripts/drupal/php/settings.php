<?php

/**
 * @file
 * Settings of this Drupal, written by `npm run drupal -- up`.
 */

$state = dirname(__DIR__, 4);
$databases['default']['default'] = [
  'driver' => 'sqlite',
  'database' => $state . '/content.sqlite',
  'prefix' => '',
  'namespace' => 'Drupal\\sqlite\\Driver\\Database\\sqlite',
  'autoload' => 'core/modules/sqlite/src/Driver/Database/sqlite/',
  // Readers don't wait for a writer, and a save doesn't wait for the disk.
  'init_commands' => [
    'journal' => 'PRAGMA journal_mode=WAL',
    'synchronous' => 'PRAGMA synchronous=NORMAL',
  ],
];
$settings['hash_salt'] = trim(file_get_contents($state . '/keys/salt'));
$settings['file_private_path'] = $state . '/private';
$settings['config_sync_directory'] = $state . '/config';
$settings['trusted_host_patterns'] = ['^localhost$', '^127\.0\.0\.1$', '^\[::1\]$'];
$settings['container_yamls'][] = __DIR__ . '/services.yml';
$settings['skip_permissions_hardening'] = TRUE;
$config['simple_oauth.settings']['public_key'] = $state . '/keys/public.key';
$config['simple_oauth.settings']['private_key'] = $state . '/keys/private.key';
