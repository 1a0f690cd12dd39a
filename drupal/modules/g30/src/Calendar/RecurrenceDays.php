<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

/** Tells on which days a recurrence rule falls, by its parts that name days. */
final class RecurrenceDays {
  private const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

  private const DAY_PARTS = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'];

  /** The months of the rule; none stands for all. @var int[] */
  public readonly array $months;

  private readonly array $monthDays;
  private readonly array $yearDays;
  private readonly array $weeks;

  /** Each a weekday, 0 for Monday, and which of them in the month or year. @var int[][] */
  private readonly array $places;

  /** Whether the places count in the year and not in the month. */
  private readonly bool $isOfYear;

  public function __construct(array $parts, int $startDay, private readonly int $weekBegins) {
    $numbers = static fn (string $name): array => isset($parts[$name]) ? array_map(intval(...), explode(',', $parts[$name])) : [];
    $says_day = array_intersect(self::DAY_PARTS, array_keys($parts)) !== [];
    $start = self::facts($startDay);
    $isMonthly = in_array($parts['FREQ'], ['MONTHLY', 'YEARLY'], TRUE);
    $is_on_start = $parts['FREQ'] === 'YEARLY' && !$says_day && !isset($parts['BYMONTH']);
    $months = $is_on_start ? [$start['month']] : $numbers('BYMONTH');
    sort($months);
    $this->months = $months;
    $this->monthDays = $isMonthly && !$says_day ? [$start['day']] : $numbers('BYMONTHDAY');
    $this->yearDays = $numbers('BYYEARDAY');
    $this->weeks = $numbers('BYWEEKNO');
    $this->isOfYear = $parts['FREQ'] === 'YEARLY' && !isset($parts['BYMONTH']);
    $is_on_weekday = $parts['FREQ'] === 'WEEKLY' && !$says_day;
    $named = isset($parts['BYDAY']) ? explode(',', $parts['BYDAY']) : [];
    $this->places = array_map(
      static fn (string $text): array => [(int) array_search(substr($text, -2), self::WEEKDAYS, TRUE), $isMonthly ? (int) substr($text, 0, -2) : 0],
      $is_on_weekday ? [self::WEEKDAYS[$start['weekday']]] : $named,
    );
  }

  public function matches(int $day): bool {
    $facts = self::facts($day);
    return ($this->months === [] || in_array($facts['month'], $this->months, TRUE))
      && self::isAmong($this->monthDays, $facts['day'], $facts['daysInMonth'])
      && self::isAmong($this->yearDays, $facts['dayOfYear'], $facts['daysInYear'])
      && ($this->weeks === [] || array_intersect($this->weekNumbers($day), $this->weeks) !== [])
      && ($this->places === [] || $this->isPlaced($facts));
  }

  public static function weekStart(int $day, int $week_begins): int {
    return $day - ((self::facts($day)['weekday'] - $week_begins + 7) % 7);
  }

  private function isPlaced(array $facts): bool {
    [$position, $length] = $this->isOfYear ? [$facts['dayOfYear'], $facts['daysInYear']] : [$facts['day'], $facts['daysInMonth']];
    $ordinals = [0, (int) ceil($position / 7), -(int) ceil(($length - $position + 1) / 7)];
    foreach ($this->places as [$weekday, $nth]) {
      if ($weekday === $facts['weekday'] && in_array($nth, $ordinals, TRUE)) {
        return TRUE;
      }
    }
    return FALSE;
  }

  /** The number of a day's week by ISO 8601, and the negative one, from the end of the year. */
  private function weekNumbers(int $day): array {
    $start = self::weekStart($day, $this->weekBegins);
    $year = self::facts($start + 3)['year'];
    $first = self::weekStart(BrusselsTime::dayNumber($year, 1, 4), $this->weekBegins);
    $next = self::weekStart(BrusselsTime::dayNumber($year + 1, 1, 4), $this->weekBegins);
    return [intdiv($start - $first, 7) + 1, intdiv($start - $next, 7)];
  }

  /** Tells whether a position is among 1-based ones; negative ones count back. */
  private static function isAmong(array $positions, int $position, int $length): bool {
    return $positions === [] || in_array($position, $positions, TRUE) || in_array($position - $length - 1, $positions, TRUE);
  }

  /** What a calendar says of a day; the weekday is 0 for Monday. */
  private static function facts(int $day): array {
    static $known = [];
    if (!isset($known[$day])) {
      [$year, $month, $of_month, $weekday, $of_year, $in_month, $is_leap] = array_map(intval(...), explode(' ', gmdate('Y n j N z t L', $day * BrusselsTime::DAY)));
      $known[$day] = [
        'year' => $year,
        'month' => $month,
        'day' => $of_month,
        'weekday' => $weekday - 1,
        'dayOfYear' => $of_year + 1,
        'daysInMonth' => $in_month,
        'daysInYear' => 365 + $is_leap,
      ];
    }
    return $known[$day];
  }
}
