<?php

/**
 * @file
 * Takes a mail as sendmail does, and appends it to the file that it is given.
 */

declare(strict_types=1);

if (PHP_SAPI === 'cli') {
  $mail = str_replace("\r\n", "\n", stream_get_contents(STDIN));
  file_put_contents($argv[1], rtrim($mail) . "\n\n", FILE_APPEND | LOCK_EX);
}
