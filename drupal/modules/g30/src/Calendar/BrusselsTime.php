<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

/**
 * Local time in Europe/Brussels, RFC 3339, and days as numbers since 1970.
 *
 * A time is RFC 3339 with an offset, or `YYYY-MM-DD` for a whole day. It follows
 * contract/agenda/brussels.ts, contract/agenda/days.ts and
 * contract/agenda/occurrences.ts.
 */
final class BrusselsTime {
  public const ZONE = 'Europe/Brussels';

  public const DAY = 86400;

  public static function isDay(string $text): bool {
    return preg_match('/^(\d{4})-(\d\d)-(\d\d)$/', $text, $parts) === 1
      && checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]);
  }

  /** The Unix seconds of a time with an offset; NULL for a day. */
  public static function toSeconds(string $time): ?int {
    if (preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/', $time) !== 1) {
      return NULL;
    }
    return (new \DateTimeImmutable($time))->getTimestamp();
  }

  /** A time as clocks in Brussels show it, with its offset. */
  public static function fromSeconds(int $seconds): string {
    return (new \DateTimeImmutable("@$seconds"))->setTimezone(new \DateTimeZone(self::ZONE))->format('Y-m-d\TH:i:sP');
  }

  /**
   * Adds the offset to a local time; a day stays a day.
   *
   * An hour that the clocks skip in March is the one that they show instead
   * (RFC 5545, 3.3.5). Of an hour that clocks show twice it is the first.
   */
  public static function stored(string $local): string {
    if (self::isDay($local)) {
      return $local;
    }
    $shown = self::utcSeconds($local);
    // The offset of the day before is the one that still holds in the first of
    // two equal hours.
    foreach ([-self::DAY, self::DAY] as $distance) {
      $instant = $shown - self::offsetAt($shown + $distance);
      if (self::localOf(self::fromSeconds($instant)) === $local) {
        return self::fromSeconds($instant);
      }
    }
    return self::fromSeconds($shown - 3600);
  }

  /** The clock's time in Brussels without an offset; a day stays a day. */
  public static function localOf(string $time): string {
    $seconds = self::toSeconds($time);
    return substr($seconds === NULL ? $time : self::fromSeconds($seconds), 0, $seconds === NULL ? 10 : 19);
  }

  /** The Unix seconds of a time; a day counts from its first moment, or from that of a day so many days later. */
  public static function momentOf(string $time, int $later = 0): int {
    return self::toSeconds($time) ?? (int) self::toSeconds(self::stored(self::formatDay(self::parseDay($time) + $later) . 'T00:00:00'));
  }

  /** A time as iCalendar writes it in UTC. */
  public static function utc(string $time): string {
    return gmdate('Ymd\THis\Z', self::momentOf($time));
  }

  public static function parseDay(string $text): int {
    [$year, $month, $day] = array_map(intval(...), explode('-', substr($text, 0, 10)));
    return self::dayNumber($year, $month, $day);
  }

  public static function formatDay(int $day): string {
    return gmdate('Y-m-d', $day * self::DAY);
  }

  /** The number of a day; months and days may be out of their range. */
  public static function dayNumber(int $year, int $month, int $day): int {
    return (int) round(gmmktime(0, 0, 0, $month, $day, $year) / self::DAY);
  }

  /** The seconds of a local time, as if it were UTC. */
  private static function utcSeconds(string $local): int {
    return (new \DateTimeImmutable($local . 'Z'))->getTimestamp();
  }

  /** The offset of Brussels at a moment, in seconds. */
  private static function offsetAt(int $seconds): int {
    return (new \DateTimeZone(self::ZONE))->getOffset(new \DateTimeImmutable("@$seconds"));
  }
}
