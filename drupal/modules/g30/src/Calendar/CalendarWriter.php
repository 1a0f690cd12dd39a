<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

/**
 * Events as iCalendar (RFC 5545), as contract/agenda/icalendar.ts writes them.
 *
 * Google hides what is STATUS:CANCELLED and Apple keeps it for ever. So a
 * cancelled event is shown as a confirmed one that takes no time, until it is
 * past.
 */
final class CalendarWriter {
  private const LONGEST_LINE = 75;

  private const CANCELLED = ['en' => 'Cancelled: ', 'fr' => "Annulé\u{a0}: ", 'nl' => 'Geannuleerd: '];

  private const HEAD = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//G30//Agenda//EN',
    'NAME:G30 agenda',
    'X-WR-CALNAME:G30 agenda',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    // The zone by the rules of the European Union since 1996.
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Brussels',
    'BEGIN:DAYLIGHT',
    'TZNAME:CEST',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'DTSTART:19960331T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'TZNAME:CET',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'DTSTART:19961027T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];

  /**
   * Writes a calendar for those who subscribed to it, at a moment in Unix seconds.
   *
   * @param \Drupal\g30\Calendar\CalendarEvent[] $events
   */
  public function write(array $events, int $now, string $langcode): string {
    $series = array_column($events, NULL, 'uuid');
    $gone = array_filter($events, static fn (CalendarEvent $event): bool => $event->isCancelled && $event->times->next($now) === NULL);
    $lines = [];
    foreach (array_diff_key($events, $gone) as $event) {
      $replaced = array_filter($gone, static fn (CalendarEvent $other): bool => $other->series === $event->uuid && $other->recurrenceId !== NULL);
      $times = $event->times->without([...$event->times->exdates, ...array_column($replaced, 'recurrenceId')]);
      $when = $this->times($times, $event->recurrenceId, $series[$event->series ?? '']->times ?? $event->times);
      $lines = [...$lines, ...($when === NULL ? [] : $this->event($event, $langcode, ...$when))];
    }
    $all = array_map($this->fold(...), $lines);
    return implode("\r\n", [...self::HEAD, ...$all, 'END:VCALENDAR', '']);
  }

  /** The lines of an event, which aren't folded yet. */
  private function event(CalendarEvent $event, string $langcode, array $when, array $recurrence_id): array {
    $text = fn (string $name, ?string $value): array => ($value ?? '') === '' ? [] : [$name . ':' . $this->escape($value)];
    $utc = static fn (int $seconds): string => gmdate('Ymd\THis\Z', $seconds);
    return [
      'BEGIN:VEVENT',
      'UID:' . ($event->series ?? $event->uuid),
      'SEQUENCE:' . $event->version,
      // Of what is sent without a METHOD, it is the time of the last change.
      'DTSTAMP:' . $utc($event->changed),
      ...$when,
      'SUMMARY:' . $this->escape(($event->isCancelled ? self::CANCELLED[$langcode] ?? self::CANCELLED['en'] : '') . $event->title),
      'TRANSP:' . ($event->isCancelled ? 'TRANSPARENT' : 'OPAQUE'),
      ...$text('LOCATION', $event->location),
      ...$text('DESCRIPTION', $event->description),
      ...$text('CATEGORIES', $event->category),
      ...$text('URL;VALUE=URI', $event->url),
      'STATUS:CONFIRMED',
      ...($event->isCancelled ? ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'] : []),
      ...$recurrence_id,
      'CREATED:' . $utc($event->created),
      'LAST-MODIFIED:' . $utc($event->changed),
      'END:VEVENT',
    ];
  }

  /**
   * The lines with its own times, and the one with the occurrence that it replaces; NULL for a rule that never occurs.
   *
   * @return string[][]|null
   */
  private function times(EventTimes $times, ?string $recurrence_id, EventTimes $series): ?array {
    $first = $this->first($times);
    if ($first === NULL) {
      return NULL;
    }
    [$start, $end] = $first;
    $isAllDay = BrusselsTime::isDay($start);
    $end = $isAllDay ? BrusselsTime::formatDay(BrusselsTime::parseDay($end ?? $start) + 1) : $end;
    // RFC 5545, 3.8.2.2: an end comes after the start.
    $end = $end <= $start ? NULL : $end;
    $whole_days = ['X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE'];
    return [
      [
        'DTSTART' . $this->value($start),
        ...($end === NULL ? [] : ['DTEND' . $this->value($end)]),
        ...($isAllDay ? $whole_days : []),
        ...($times->rule === NULL ? [] : ['RRULE:' . $this->rule($times->rule, $isAllDay), ...$this->exclusions($times)]),
      ],
      $recurrence_id === NULL ? [] : ['RECURRENCE-ID' . $this->value($this->nominal($series->start, $recurrence_id))],
    ];
  }

  /** Local start and end of the first occurrence, even if the rule doesn't name it: RFC 5545 counts DTSTART as one. */
  private function first(EventTimes $times): ?array {
    $end = $times->end === NULL ? NULL : BrusselsTime::localOf($times->end);
    $start = BrusselsTime::localOf($times->start);
    if ($times->rule === NULL) {
      return [$start, $end];
    }
    $first = $times->without([])->next(BrusselsTime::momentOf($times->start));
    if ($first === NULL) {
      return NULL;
    }
    $later = BrusselsTime::parseDay(BrusselsTime::localOf($first[0])) - BrusselsTime::parseDay($start);
    $moved = static fn (string $time): string => BrusselsTime::formatDay(BrusselsTime::parseDay($time) + $later) . substr($time, 10);
    return [$moved($start), $end === NULL ? NULL : $moved($end)];
  }

  /** A rule whose UNTIL has the form of DTSTART: a day, or a time in UTC. */
  private function rule(string $rule, bool $isAllDay): string {
    return (string) preg_replace_callback('/(?<=^UNTIL=|;UNTIL=)[^;]+/', function (array $found) use ($isAllDay): string {
      $last = RecurrenceRule::localUntil($found[0]);
      return $isAllDay ? $this->compact(substr($last, 0, 10)) : BrusselsTime::utc(BrusselsTime::stored($last));
    }, $rule);
  }

  private function exclusions(EventTimes $times): array {
    $left_out = array_unique(array_map(fn (string $time): string => $this->nominal($times->start, $time), $times->exdates));
    sort($left_out, SORT_STRING);
    return array_map(fn (string $time): string => 'EXDATE' . $this->value($time), $left_out);
  }

  /** The occurrence that a time or day names, at the series' hour: clocks may skip it then. */
  private function nominal(string $series_start, string $named): string {
    $local = BrusselsTime::formatDay(BrusselsTime::parseDay(BrusselsTime::localOf($named))) . substr(BrusselsTime::localOf($series_start), 10);
    $is_named = BrusselsTime::isDay($named)
      || BrusselsTime::isDay($local)
      || BrusselsTime::toSeconds(BrusselsTime::stored($local)) === BrusselsTime::toSeconds($named);
    return $is_named ? $local : BrusselsTime::localOf($named);
  }

  /** A local time or a day with its parameters. */
  private function value(string $local): string {
    return (BrusselsTime::isDay($local) ? ';VALUE=DATE:' : ';TZID=' . BrusselsTime::ZONE . ':') . $this->compact($local);
  }

  private function compact(string $local): string {
    return str_replace(['-', ':'], '', $local);
  }

  private function escape(string $text): string {
    return (string) preg_replace(['/[\\\\;,]/', '/\r\n|\r|\n/'], ['\\\\$0', '\\n'], $text);
  }

  /** Folds a line after 75 octets, and never inside a character. */
  private function fold(string $line): string {
    $parts = [];
    while (strlen($line) > ($most = $parts === [] ? self::LONGEST_LINE : self::LONGEST_LINE - 1)) {
      $part = mb_strcut($line, 0, $most);
      $parts[] = $part;
      $line = substr($line, strlen($part));
    }
    return implode("\r\n ", [...$parts, $line]);
  }
}
