<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

/** Where an event is, as placeIn() of contract/agenda/calendar-event.ts writes it. */
final class Place {
  /** Name and address in one line. A country abroad has its name in the language, or its code where PHP has no intl. */
  public static function inOneLine(callable $text, string $langcode): ?string {
    $filled = static fn (array $parts): array => array_filter($parts, static fn (string $part): bool => $part !== '');
    $town = implode(' ', $filled([$text('field_postal_code'), $text('field_locality')]));
    $country = $text('field_country');
    if ($town !== '' && $country !== '' && $country !== 'BE') {
      $town .= ', ' . (extension_loaded('intl') && preg_match('/^[A-Z]{2}$/', $country) ? \Locale::getDisplayRegion("-$country", $langcode) : $country);
    }
    return implode(', ', $filled([$text('field_location'), $text('field_street'), $town])) ?: NULL;
  }
}
