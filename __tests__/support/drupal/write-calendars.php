<?php

/**
 * @file
 * Writes calendars from JSON on standard input, without a Drupal.
 *
 * Input: a list of { events, now, langcode }. Output: a list of texts.
 */

declare(strict_types=1);

use Drupal\g30\Calendar\CalendarEvent;
use Drupal\g30\Calendar\CalendarWriter;
use Drupal\g30\Calendar\EventTimes;

spl_autoload_register(static function (string $class): void {
  require __DIR__ . '/../../../drupal/modules/g30/src/' . str_replace('\\', '/', substr($class, strlen('Drupal\\g30\\'))) . '.php';
});

$event = static fn (array $said): CalendarEvent => new CalendarEvent(
  uuid: $said['uuid'],
  title: $said['title'],
  description: $said['description'],
  location: $said['location'],
  url: $said['url'],
  times: new EventTimes($said['start'], $said['end'], $said['rule'], $said['exdates']),
  series: $said['series'],
  recurrenceId: $said['recurrenceId'],
  isCancelled: $said['isCancelled'],
  created: strtotime($said['created']),
  changed: strtotime($said['changed']),
  version: $said['vid'],
  category: $said['categories'][0] ?? NULL,
);

$write = static fn (array $calendar): string => (new CalendarWriter())->write(array_map($event, $calendar['events']), $calendar['now'], $calendar['langcode']);
echo json_encode(array_map($write, json_decode((string) stream_get_contents(STDIN), TRUE)), JSON_THROW_ON_ERROR);
