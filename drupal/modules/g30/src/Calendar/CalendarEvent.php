<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

/**
 * What a calendar program is told of an event.
 */
final class CalendarEvent {

  /**
   * @param string $uuid
   *   The UUID of the event.
   * @param string $title
   *   The title.
   * @param string|null $description
   *   Summary and text, as plain text.
   * @param string|null $location
   *   The place in one line.
   * @param string|null $url
   *   The page of a public event.
   * @param \Drupal\g30\Calendar\EventTimes $times
   *   When it takes place.
   * @param string|null $series
   *   The UUID of the series of which it replaces an occurrence.
   * @param string|null $recurrenceId
   *   The start that the series gave to that occurrence.
   * @param bool $isCancelled
   *   Whether it doesn't take place.
   * @param int $created
   *   Unix seconds, as the next one.
   * @param int $changed
   *   When it was saved last.
   * @param int $version
   *   The number of its revision.
   * @param string|null $category
   *   The name of its category.
   */
  public function __construct(
    public readonly string $uuid,
    public readonly string $title,
    public readonly ?string $description,
    public readonly ?string $location,
    public readonly ?string $url,
    public readonly EventTimes $times,
    public readonly ?string $series,
    public readonly ?string $recurrenceId,
    public readonly bool $isCancelled,
    public readonly int $created,
    public readonly int $changed,
    public readonly int $version,
    public readonly ?string $category,
  ) {}

  /**
   * The same event that leaves out more of its occurrences.
   *
   * @param string[] $starts
   *   The starts of occurrences.
   */
  public function leavingOut(array $starts): self {
    $more = ['times' => $this->times->without([...$this->times->exdates, ...$starts])];
    return new self(...($more + get_object_vars($this)));
  }

}
