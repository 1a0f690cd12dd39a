<?php

declare(strict_types=1);

namespace Drupal\g30\Series;

use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\g30\Calendar\BrusselsTime;
use Drupal\g30\Calendar\EventTimes;
use Drupal\g30\Entity\StoredBefore;
use Drupal\node\NodeInterface;

/** Gives the changed occurrences of a series its audience and its new times. */
final class SeriesFollower {
  public function __construct(private readonly EntityTypeManagerInterface $entityTypeManager) {}

  /** Follows a save of a series, as server/content/agenda/follow-series.ts. */
  public function follow(NodeInterface $series): void {
    $before = StoredBefore::of($series);
    if (!$before instanceof NodeInterface) {
      return;
    }
    $audience = $series->get('field_audience')->value;
    $is_opened = $before->get('field_audience')->value !== $audience;
    [$was, $is] = [EventTimes::of($before), EventTimes::of($series)];
    $is_moved = $was->rule !== NULL && $is->rule !== NULL
      && ($was->start !== $is->start || SeriesRules::withoutEnd($was->rule) !== SeriesRules::withoutEnd($is->rule));
    foreach ($is_opened || $is_moved ? $this->exceptionsOf($series) : [] as $exception) {
      $name = EventTimes::inField($exception, 'field_recurrence_id')[0] ?? NULL;
      $moved = $name === NULL || !$is_moved ? $name : (SeriesRules::counterpart($name, $was, $is) ?? $name);
      if ($moved !== $name || $exception->get('field_audience')->value !== $audience) {
        $exception->set('field_audience', $audience)->set('field_recurrence_id', self::stored($moved));
        $exception->setNewRevision();
        $exception->setRevisionLogMessage($is_moved ? 'Its series was moved.' : 'The audience of its series was changed.');
        $exception->save();
      }
    }
  }

  /** The changed occurrences of a series, drafts too. */
  public function exceptionsOf(NodeInterface $series): array {
    $storage = $this->entityTypeManager->getStorage('node');
    $ids = $storage->getQuery()->accessCheck(FALSE)->condition('type', 'agenda')
      ->condition('field_series', $series->id())->sort('nid')->execute();
    return array_values($storage->loadMultiple($ids));
  }

  /** A time as Drupal stores it; NULL for none. */
  public static function stored(?string $time): ?string {
    return $time === NULL ? NULL : gmdate('Y-m-d\TH:i:s', BrusselsTime::momentOf($time));
  }
}
