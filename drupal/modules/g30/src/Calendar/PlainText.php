<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

use Drupal\Component\Utility\Html;

/** The words of restricted HTML, as contract/plain-text.ts writes them. */
final class PlainText {
  private const STEPS = [
    '/\s+/' => ' ',
    '/<br\b[^>]*>/' => "\n",
    '/<li\b[^>]*>/' => "\n- ",
    '/<\/(p|h[2-4]|ul|ol|blockquote|figure|table)>/' => "\n\n",
    '/<\/(tr|caption)>/' => "\n",
    '/<\/t[dh]>/' => ' ',
    '/<[^>]*>/' => '',
  ];

  /** Blocks are lines, and paragraphs have an empty line between them. */
  public static function of(string $html): string {
    $text = (string) preg_replace(array_keys(self::STEPS), array_values(self::STEPS), $html);
    $text = str_replace("\u{A0}", ' ', Html::decodeEntities($text));
    return trim((string) preg_replace(['/ *\n */', '/\n{3,}/'], ["\n", "\n\n"], $text));
  }
}
