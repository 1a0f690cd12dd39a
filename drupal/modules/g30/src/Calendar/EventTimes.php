<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

use Drupal\node\NodeInterface;

/** Times are RFC 3339 as in Brussels, or days if the event lasts whole days. */
final class EventTimes {
  /** Seconds. The rarest days come every 40 years, around 2100. */
  private const LONGEST_WAIT = 40 * 366 * BrusselsTime::DAY;

  public function __construct(
    public readonly string $start,
    /** For whole days the last day. */
    public readonly ?string $end,
    public readonly ?string $rule,
    public readonly array $exdates,
  ) {}

  public static function of(NodeInterface $node): self {
    return new self(
      self::inField($node, 'field_event_start')[0] ?? '',
      self::inField($node, 'field_event_end')[0] ?? NULL,
      $node->get('field_rrule')->value ?: NULL,
      self::inField($node, 'field_exdates'),
    );
  }

  /** The times of a field in Brussels, or the days if the event lasts whole days. */
  public static function inField(NodeInterface $node, string $field): array {
    $length = $node->get('field_all_day')->value ? 10 : NULL;
    $times = array_column($node->get($field)->getValue(), 'value');
    return array_map(static fn (string $utc): string => substr(BrusselsTime::fromSeconds((int) strtotime($utc . 'Z')), 0, $length), $times);
  }

  public function without(array $exdates): self {
    return new self($this->start, $this->end, $this->rule, $exdates);
  }

  /** Start and end of the first occurrence that begins or isn't over at a moment; the end may be NULL. */
  public function next(int $from): ?array {
    $rule = $this->rule === NULL ? NULL : RecurrenceRule::read($this->rule, BrusselsTime::parseDay(BrusselsTime::localOf($this->start)));
    if ($rule === NULL) {
      return self::isComing($this->start, $this->end, $from) ? [$this->start, $this->end] : NULL;
    }
    [$start, $end] = [BrusselsTime::localOf($this->start), BrusselsTime::localOf($this->end ?? $this->start)];
    $lasts = max(0, BrusselsTime::parseDay($end) - BrusselsTime::parseDay($start));
    $first = intdiv($from, BrusselsTime::DAY) - $lasts - 1;
    $last = intdiv($from + self::LONGEST_WAIT, BrusselsTime::DAY) + 1;
    foreach ($rule->between($first, $last) as $day) {
      $shown = BrusselsTime::formatDay($day) . substr($start, 10);
      if ($rule->until !== NULL && self::asMoment($shown) > $rule->until) {
        return NULL;
      }
      $begins = BrusselsTime::stored($shown);
      $ends = $this->end === NULL ? NULL : BrusselsTime::stored(BrusselsTime::formatDay($day + $lasts) . substr($end, 10));
      if (!$this->isLeftOut($begins) && self::isComing($begins, $ends, $from)) {
        return [$begins, $ends];
      }
    }
    return NULL;
  }

  /** A day excludes all occurrences on it; a time excludes one start. */
  private function isLeftOut(string $start): bool {
    $named = array_map(static fn (string $time): int|string => BrusselsTime::toSeconds($time) ?? substr($time, 0, 10), $this->exdates);
    return array_intersect([
      BrusselsTime::toSeconds($start) ?? $start,
      substr(BrusselsTime::localOf($start), 0, 10),
      BrusselsTime::momentOf($start),
    ], $named) !== [];
  }

  private static function isComing(string $start, ?string $end, int $from): bool {
    $ends = BrusselsTime::isDay($start) ? BrusselsTime::momentOf($end ?? $start, 1) : BrusselsTime::momentOf($end ?? $start);
    return $ends > $from || BrusselsTime::momentOf($start) >= $from;
  }

  /** A local time with the hour that a day lacks. */
  private static function asMoment(string $local): string {
    return BrusselsTime::isDay($local) ? $local . 'T00:00:00' : $local;
  }
}
