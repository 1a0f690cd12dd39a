<?php

declare(strict_types=1);

namespace Drupal\g30\References;

/** The address that a link leads to, as contract/text-links.ts works it out. */
final class LinkAddress {
  /** The path, as in `/post/ten-points`, or `//other.example/path`; NULL for mail, phone and parts of the page. */
  public static function of(string $uri): ?string {
    $plain = preg_replace('~^internal:~', '', trim($uri));
    $plain = preg_replace_callback(
      '~^entity:([a-z_]+)/(\d+)$~',
      static fn (array $match): string => '/' . str_replace('_', '/', $match[1]) . '/' . $match[2],
      $plain,
    );
    if (preg_match('~^(/|https?:)~i', $plain) !== 1) {
      return NULL;
    }
    $parts = parse_url($plain);
    if ($parts === FALSE) {
      return NULL;
    }
    $port = isset($parts['port']) ? ":{$parts['port']}" : '';
    $host = isset($parts['host']) ? '//' . strtolower($parts['host']) . $port : '';
    $path = rtrim(rawurldecode($parts['path'] ?? '/'), '/');
    return $host . ($path === '' ? '/' : $path);
  }

  /** The addresses that a rich text links to, and those of its pictures. */
  public static function inText(string $html): array {
    $pattern = '~<(?:a\b[^<>]*?\shref|img\b[^<>]*?\ssrc)\s*=\s*(?:"([^"]*)"|\'([^\']*)\')~i';
    preg_match_all($pattern, $html, $matches, PREG_SET_ORDER);
    $uris = array_map(static fn (array $match): string => html_entity_decode($match[2] ?? $match[1]), $matches);
    return array_values(array_filter(array_map(self::of(...), $uris)));
  }
}
