<?php

/**
 * @file
 * Router script for PHP's development server: Drupal, and its public files.
 *
 * PHP's server would serve the files without the headers by which another
 * origin may read them. In a hosted Drupal the web server sends them.
 */

declare(strict_types=1);

if (PHP_SAPI !== 'cli-server') {
  exit(1);
}

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$file = realpath($root . $path);

if (preg_match('~/\.(?!well-known/)~', $path)) {
  http_response_code(404);
  return TRUE;
}

$files = realpath($root . '/sites/default/files') ?: '';
if ($file !== FALSE && is_file($file) && $files !== '' && str_starts_with($file, $files . '/')) {
  serve_public_file($file);
  return TRUE;
}

if ($file !== FALSE && is_file($file) && preg_match('~^/(core|modules|themes)/.*\.(css|js|svg|png|gif|jpe?g|webp|woff2?|ico|map)$~', $path)) {
  return FALSE;
}

$_SERVER['SCRIPT_FILENAME'] = $root . '/index.php';
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php';
chdir($root);
require $root . '/index.php';

/**
 * Sends a file with the headers of CORS, or 304 where the client has it.
 */
function serve_public_file(string $file): void {
  $types = [
    'css' => 'text/css',
    'js' => 'text/javascript',
    'svg' => 'image/svg+xml',
    'webp' => 'image/webp',
    'avif' => 'image/avif',
  ];
  $extension = strtolower(pathinfo($file, PATHINFO_EXTENSION));
  $tag = sprintf('"%x-%x"', filemtime($file), filesize($file));
  header('Access-Control-Allow-Origin: ' . (getenv('G30_DRUPAL_ORIGIN') ?: '*'));
  header('Access-Control-Expose-Headers: ETag');
  header('Vary: Origin');
  header("ETag: $tag");
  header('X-Content-Type-Options: nosniff');
  if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') {
    header('Access-Control-Allow-Methods: GET, HEAD');
    header('Access-Control-Allow-Headers: authorization, content-type, accept, if-none-match');
    http_response_code(204);
    return;
  }
  if (($_SERVER['HTTP_IF_NONE_MATCH'] ?? '') === $tag) {
    http_response_code(304);
    return;
  }
  header('Content-Type: ' . ($types[$extension] ?? (mime_content_type($file) ?: 'application/octet-stream')));
  header('Content-Length: ' . filesize($file));
  if ($_SERVER['REQUEST_METHOD'] !== 'HEAD') {
    readfile($file);
  }
}
