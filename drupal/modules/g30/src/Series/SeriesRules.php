<?php

declare(strict_types=1);

namespace Drupal\g30\Series;

use Drupal\g30\Calendar\BrusselsTime;
use Drupal\g30\Calendar\EventTimes;
use Drupal\g30\Calendar\RecurrenceRule;

/** Moves and splits the times of series, as contract/agenda/moved-series.ts and contract/agenda/split-series.ts do. */
final class SeriesRules {
  /** Days; farther than any gap between two dates of a rule that a form can show. */
  private const FARTHEST = 400;

  private const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

  /** The number of the day in Brussels of a time. */
  public static function dayOf(string $time): int {
    return BrusselsTime::parseDay(BrusselsTime::localOf($time));
  }

  /** Compares times of one series, which has one a day at most. */
  public static function isBefore(string $time, string $at): bool {
    return self::dayOf($time) < self::dayOf($at);
  }

  /** Tells whether a series has an occurrence at a time, left-out ones too. */
  public static function fallsAt(EventTimes $series, string $at): bool {
    $day = self::dayOf($at);
    $found = self::daysBetween($series, $day, $day);
    return $found !== [] && BrusselsTime::momentOf(self::startOn($series, $day)) === BrusselsTime::momentOf($at);
  }

  public static function isFirst(EventTimes $series, string $at): bool {
    return self::countBefore($series, $at) === 0;
  }

  /** The series that ends on the day before an occurrence. */
  public static function endedBefore(EventTimes $series, string $at): EventTimes {
    $until = self::untilOf(BrusselsTime::formatDay(self::dayOf($at) - 1), BrusselsTime::isDay($at));
    $exdates = array_values(array_filter($series->exdates, static fn (string $time): bool => self::isBefore($time, $at)));
    return new EventTimes($series->start, $series->end, self::withoutEnd((string) $series->rule) . ";UNTIL=$until", $exdates);
  }

  /** The series that goes on from an occurrence, still at the former times. */
  public static function restFrom(EventTimes $series, string $at): EventTimes {
    $end = $series->end === NULL ? NULL : self::movedBy($series->end, self::minutesBetween($series->start, $at));
    $rule = (string) $series->rule;
    if (preg_match('/(?:^|;)COUNT=(\d+)/', $rule, $found) === 1) {
      $rule = self::withoutEnd($rule) . ';COUNT=' . max(1, (int) $found[1] - self::countBefore($series, $at));
    }
    $exdates = array_values(array_filter($series->exdates, static fn (string $time): bool => !self::isBefore($time, $at)));
    return new EventTimes($at, $end, $rule, $exdates);
  }

  public static function moved(EventTimes $series, string $at, string $start, ?string $end): EventTimes {
    $first = self::movedBy($series->start, self::minutesBetween($at, $start));
    $last = $end === NULL ? NULL : self::movedBy($first, self::minutesBetween($start, $end));
    $after = new EventTimes($first, $last, self::ruleForStart((string) $series->rule, $series->start, $first), []);
    $exdates = array_map(static fn (string $time): ?string => self::counterpart($time, $series, $after), $series->exdates);
    return $after->without(array_values(array_unique(array_filter($exdates, is_string(...)))));
  }

  /**
   * The start by which a moved series names one of its former occurrences.
   *
   * That of the same day, else the nearest one after the same move; NULL if the
   * new rule has none near.
   */
  public static function counterpart(string $time, EventTimes $before, EventTimes $after): ?string {
    $same = self::dayOf($time);
    if (self::daysBetween($after, $same, $same) !== []) {
      return self::startOn($after, $same);
    }
    $wanted = $same + self::dayOf($after->start) - self::dayOf($before->start);
    $near = self::daysBetween($after, $wanted - self::FARTHEST, $wanted + self::FARTHEST);
    usort($near, static fn (int $one, int $other): int => [abs($one - $wanted), -$one] <=> [abs($other - $wanted), -$other]);
    return $near === [] ? NULL : self::startOn($after, $near[0]);
  }

  /** A rule without its last day and its number of times. */
  public static function withoutEnd(string $rule): string {
    return implode(';', preg_grep('/^(UNTIL|COUNT)=/', explode(';', $rule), PREG_GREP_INVERT));
  }

  private static function daysBetween(EventTimes $series, int $from, int $to): array {
    $rule = RecurrenceRule::read($series->rule, self::dayOf($series->start));
    if ($rule === NULL) {
      return [];
    }
    $hour = substr(BrusselsTime::localOf($series->start), 10) ?: 'T00:00:00';
    $isOver = static fn (int $day): bool => $rule->until !== NULL && BrusselsTime::formatDay($day) . $hour > $rule->until;
    return array_values(array_filter(iterator_to_array($rule->between($from, $to), FALSE), static fn (int $day): bool => !$isOver($day)));
  }

  private static function startOn(EventTimes $series, int $day): string {
    return BrusselsTime::stored(BrusselsTime::formatDay($day) . substr(BrusselsTime::localOf($series->start), 10));
  }

  /** How often a series falls before an occurrence, as COUNT counts. */
  private static function countBefore(EventTimes $series, string $at): int {
    return count(self::daysBetween($series, self::dayOf($series->start), self::dayOf($at) - 1));
  }

  private static function minutesBetween(string $from, string $to): int {
    return intdiv(self::clockSeconds($to) - self::clockSeconds($from), 60);
  }

  /** Moves a time by minutes on the clock, a day by whole days. */
  private static function movedBy(string $time, int $minutes): string {
    return BrusselsTime::stored(gmdate(BrusselsTime::isDay($time) ? 'Y-m-d' : 'Y-m-d\TH:i:s', self::clockSeconds($time) + 60 * $minutes));
  }

  /** What clocks show, in seconds as if it were UTC. */
  private static function clockSeconds(string $time): int {
    return (int) strtotime(BrusselsTime::localOf($time) . (BrusselsTime::isDay($time) ? 'T00:00:00Z' : 'Z'));
  }

  /** The end of a day: a day if the series has days, else a time in UTC. */
  private static function untilOf(string $day, bool $isAllDay): string {
    return $isAllDay ? str_replace('-', '', $day) : BrusselsTime::utc(BrusselsTime::stored("{$day}T23:59:59"));
  }

  /** Every Tuesday becomes every Wednesday. A rule that the form can't show stays. */
  private static function ruleForStart(string $rule, string $before, string $after): string {
    $parts = explode(';', $rule);
    $days = preg_grep('/^BY/', $parts);
    $weeks = preg_grep('/^WKST=(?!MO$)/', $parts);
    if (count($days) !== 1 || $weeks !== []) {
      return $rule;
    }
    $index = array_key_first($days);
    $frequency = preg_match('/FREQ=(\w+)/', $rule, $found) === 1 ? $found[1] : '';
    $parts[$index] = self::partForStart($parts[$index], $frequency, self::dayOf($before), self::dayOf($after));
    return implode(';', $parts);
  }

  /** The part of a rule that names days, for another start. */
  private static function partForStart(string $part, string $frequency, int $before, int $after): string {
    [$name, $value] = explode('=', $part, 2);
    [$own_weekday, $own_date] = explode(' ', gmdate('N j', $before * BrusselsTime::DAY));
    [$next_weekday, $date, $days_in_month] = explode(' ', gmdate('N j t', $after * BrusselsTime::DAY));
    [$own, $next] = [self::WEEKDAYS[$own_weekday - 1], self::WEEKDAYS[$next_weekday - 1]];
    $names = explode(',', $value);
    if ($frequency === 'WEEKLY' && in_array($own, $names, TRUE) && !in_array($next, $names, TRUE)) {
      return 'BYDAY=' . implode(',', array_intersect(self::WEEKDAYS, [...array_diff($names, [$own]), $next]));
    }
    if ($frequency === 'MONTHLY' && $name === 'BYMONTHDAY') {
      return $value === $own_date ? "BYMONTHDAY=$date" : $part;
    }
    if ($frequency !== 'MONTHLY' || preg_match('/^\+?(-1|[1-4])([A-Z]{2})$/', $value, $found) !== 1 || $found[2] !== $own) {
      return $part;
    }
    $ordinal = (int) ceil($date / 7);
    $is_last = $ordinal === 5 || ($found[1] === '-1' && $date + 7 > $days_in_month);
    return 'BYDAY=' . ($is_last ? -1 : $ordinal) . $next;
  }
}
