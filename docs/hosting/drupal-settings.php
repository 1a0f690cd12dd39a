<?php

/**
 * @file
 * Settings of a hosted Drupal. Goes to /opt/drupal/web/sites/default/settings.php.
 *
 * Keys, salt, private files and exported configuration are in DRUPAL_STATE,
 * outside of what the web server serves. The password of the database comes
 * from the environment, so this file holds no secret.
 */

declare(strict_types=1);

$state = getenv('DRUPAL_STATE') ?: '/var/lib/drupal';

$databases['default']['default'] = [
  'driver' => 'pgsql',
  'namespace' => 'Drupal\\pgsql\\Driver\\Database\\pgsql',
  'autoload' => 'core/modules/pgsql/src/Driver/Database/pgsql/',
  'host' => getenv('DRUPAL_DB_HOST') ?: '127.0.0.1',
  'port' => getenv('DRUPAL_DB_PORT') ?: '5432',
  'database' => getenv('DRUPAL_DB_NAME') ?: 'drupal',
  'username' => getenv('DRUPAL_DB_USER') ?: 'drupal',
  'password' => getenv('DRUPAL_DB_PASSWORD') ?: '',
  'prefix' => '',
];

$settings['hash_salt'] = (string) file_get_contents("$state/keys/salt");
$settings['file_private_path'] = "$state/private";
$settings['file_temp_path'] = "$state/tmp";
$settings['config_sync_directory'] = "$state/config";
$settings['container_yamls'][] = __DIR__ . '/services.yml';
$settings['update_free_access'] = FALSE;

// Drupal refuses all other names. Add that of the CDN if it hands its own on.
$settings['trusted_host_patterns'] = ['^cms\.g30\.example$'];

// Only for a proxy or CDN before nginx that sets X-Forwarded-For and
// X-Forwarded-Proto itself. Without one, a client could choose its address.
if (getenv('DRUPAL_PROXY')) {
  $settings['reverse_proxy'] = TRUE;
  $settings['reverse_proxy_addresses'] = explode(',', getenv('DRUPAL_PROXY'));
}

// Access tokens are signed with these (drupal-keys.sh makes them).
$config['simple_oauth.settings']['public_key'] = "$state/keys/public.key";
$config['simple_oauth.settings']['private_key'] = "$state/keys/private.key";

// Seconds that a CDN and browsers may keep answers for visitors. A build asks
// Drupal itself, so that it never reads an older answer.
$config['system.performance']['cache']['page']['max_age'] = 300;

// Our module asks there for a build after changes of what visitors see, signed
// with the secret.
$settings['g30_build_hook_url'] = (string) getenv('DRUPAL_BUILD_HOOK');
$settings['g30_build_hook_secret'] = (string) getenv('DRUPAL_BUILD_SECRET');

$config['system.logging']['error_level'] = 'hide';

// With the module redis and php8.2-redis: all caches in Redis, but for forms,
// which must survive a restart of it.
if (getenv('DRUPAL_REDIS') && extension_loaded('redis') && is_dir(dirname(__DIR__, 2) . '/modules/contrib/redis')) {
  $settings['redis.connection']['interface'] = 'PhpRedis';
  $settings['redis.connection']['host'] = getenv('DRUPAL_REDIS');
  $settings['cache']['default'] = 'cache.backend.redis';
  $settings['cache']['bins']['form'] = 'cache.backend.database';
  $settings['container_yamls'][] = 'modules/contrib/redis/example.services.yml';
}
