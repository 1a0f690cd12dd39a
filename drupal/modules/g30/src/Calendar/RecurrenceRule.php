<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

/** The days of a recurrence rule (RFC 5545) by contract/agenda/recurrence.ts. */
final class RecurrenceRule {
  private const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

  /** The most days between two periods. */
  private const LONGEST = ['DAILY' => 1, 'WEEKLY' => 7, 'MONTHLY' => 31, 'YEARLY' => 366];

  private const MOST_PERIODS = 20000;

  /** What each part of a rule may say, as contract/agenda/recurrence-rule.ts. */
  private const PARTS = [
    'FREQ' => '(DAILY|WEEKLY|MONTHLY|YEARLY)',
    'UNTIL' => '\d{8}(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?',
    'COUNT' => '[1-9]\d{0,4}',
    'INTERVAL' => '[1-9]\d{0,3}',
    'BYDAY' => '([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU))*',
    'BYMONTHDAY' => '-?([1-9]|[12]\d|3[01])(,-?([1-9]|[12]\d|3[01]))*',
    'BYMONTH' => '([1-9]|1[0-2])(,([1-9]|1[0-2]))*',
    'BYYEARDAY' => '-?[1-9]\d{0,2}(,-?[1-9]\d{0,2})*',
    'BYWEEKNO' => '-?([1-9]|[1-4]\d|5[0-3])(,-?([1-9]|[1-4]\d|5[0-3]))*',
    'BYSETPOS' => '-?[1-9]\d{0,2}(,-?[1-9]\d{0,2})*',
    'WKST' => '(MO|TU|WE|TH|FR|SA|SU)',
  ];

  /** The last local time that the rule admits. */
  public readonly ?string $until;

  private readonly string $frequency;
  private readonly int $interval;
  private readonly ?int $count;
  private readonly int $weekBegins;
  private readonly array $positions;
  private readonly array $months;
  private readonly RecurrenceDays $days;

  private function __construct(array $parts, private readonly int $startDay) {
    $number = static fn (string $name): ?int => isset($parts[$name]) ? (int) $parts[$name] : NULL;
    $this->frequency = $parts['FREQ'];
    $this->interval = $number('INTERVAL') ?? 1;
    $this->count = $number('COUNT');
    $this->until = isset($parts['UNTIL']) ? self::localUntil($parts['UNTIL']) : NULL;
    $this->weekBegins = (int) array_search($parts['WKST'] ?? 'MO', self::WEEKDAYS, TRUE);
    $this->positions = isset($parts['BYSETPOS']) ? array_map(intval(...), explode(',', $parts['BYSETPOS'])) : [];
    $this->days = new RecurrenceDays($parts, $startDay, $this->weekBegins);
    $this->months = $this->days->months;
  }

  public static function read(?string $text, int $startDay): ?self {
    $parts = [];
    foreach (explode(';', $text ?? '') as $part) {
      [$name, $value] = explode('=', $part, 2) + [1 => ''];
      $pattern = self::PARTS[$name] ?? NULL;
      if ($pattern === NULL || isset($parts[$name]) || preg_match("/^$pattern$/D", $value) !== 1) {
        return NULL;
      }
      $parts[$name] = $value;
    }
    $is_rule = isset($parts['FREQ']) && !isset($parts['COUNT'], $parts['UNTIL']);
    return $is_rule ? new self($parts, $startDay) : NULL;
  }

  public function between(int $from, int $to): \Generator {
    $left = $this->count ?? PHP_INT_MAX;
    $first = $this->count === NULL ? $this->firstPeriod($from) : 0;
    for ($period = $first; $period < $first + self::MOST_PERIODS; $period++) {
      $days = $this->period($period);
      if (($days[0] ?? PHP_INT_MAX) > $to) {
        return;
      }
      foreach ($this->chosen($days) as $day) {
        if ($day < $this->startDay) {
          continue;
        }
        if ($left === 0 || $day > $to) {
          return;
        }
        $left--;
        if ($day >= $from) {
          yield $day;
        }
      }
    }
  }

  public static function localUntil(string $until): string {
    if (preg_match('/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/', $until, $parts) !== 1) {
      return '';
    }
    $day = "$parts[1]-$parts[2]-$parts[3]";
    $local = isset($parts[4]) ? "{$day}T$parts[4]:$parts[5]:$parts[6]" : "{$day}T23:59:59";
    return ($parts[7] ?? '') === 'Z' ? BrusselsTime::localOf("{$local}Z") : $local;
  }

  /** A period that lies before a day, so that long series needn't be walked. */
  private function firstPeriod(int $from): int {
    return max(0, intdiv(max(0, $from - $this->startDay), self::LONGEST[$this->frequency] * $this->interval) - 1);
  }

  private function period(int $period): array {
    $steps = $period * $this->interval;
    [$year, $month] = array_map(intval(...), explode('-', BrusselsTime::formatDay($this->startDay)));
    $span = static fn (int $first, int $end): array => range($first, $end - 1);
    switch ($this->frequency) {
      case 'DAILY':
        return [$this->startDay + $steps];

      case 'WEEKLY':
        $first = RecurrenceDays::weekStart($this->startDay, $this->weekBegins) + 7 * $steps;
        return $span($first, $first + 7);

      case 'MONTHLY':
        return $span(BrusselsTime::dayNumber($year, $month + $steps, 1), BrusselsTime::dayNumber($year, $month + $steps + 1, 1));

      default:
        $spans = array_map(
          static fn (int $each): array => $span(
            BrusselsTime::dayNumber($year + $steps, $each, 1),
            BrusselsTime::dayNumber($year + $steps, $each + 1, 1),
          ),
          $this->months,
        );
        return $spans === []
          ? $span(BrusselsTime::dayNumber($year + $steps, 1, 1), BrusselsTime::dayNumber($year + $steps + 1, 1, 1))
          : array_merge(...$spans);
    }
  }

  private function chosen(array $days): array {
    $set = array_values(array_filter($days, $this->days->matches(...)));
    if ($this->positions === []) {
      return $set;
    }
    $picked = array_map(static fn (int $position): ?int => $set[$position > 0 ? $position - 1 : count($set) + $position] ?? NULL, $this->positions);
    $picked = array_unique(array_filter($picked, is_int(...)));
    sort($picked);
    return $picked;
  }
}
