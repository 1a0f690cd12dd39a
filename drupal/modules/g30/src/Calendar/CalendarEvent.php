<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

final class CalendarEvent {
  public function __construct(
    public readonly string $uuid,
    public readonly string $title,
    /** Summary and text, as plain text. */
    public readonly ?string $description,
    /** The place in one line. */
    public readonly ?string $location,
    /** The page of a public event. */
    public readonly ?string $url,
    public readonly EventTimes $times,
    /** The UUID of the series of which it replaces an occurrence, and the start that the series gave to that one. */
    public readonly ?string $series,
    public readonly ?string $recurrenceId,
    public readonly bool $isCancelled,
    /** Unix seconds. */
    public readonly int $created,
    public readonly int $changed,
    /** The number of its revision. */
    public readonly int $version,
    public readonly ?string $category,
  ) {}

  /** The same event that leaves out more of its occurrences, by their starts. */
  public function leavingOut(array $starts): self {
    $more = ['times' => $this->times->without([...$this->times->exdates, ...$starts])];
    return new self(...($more + get_object_vars($this)));
  }
}
