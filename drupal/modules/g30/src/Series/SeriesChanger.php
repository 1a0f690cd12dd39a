<?php

declare(strict_types=1);

namespace Drupal\g30\Series;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\g30\Calendar\BrusselsTime;
use Drupal\g30\Calendar\EventTimes;
use Drupal\g30\Refusal\CodedRefusal;
use Drupal\jsonapi\Entity\EntityValidationTrait;
use Drupal\node\NodeInterface;
use Symfony\Component\HttpKernel\Exception\ConflictHttpException;
use Symfony\Component\HttpKernel\Exception\UnprocessableEntityHttpException;

/** Changes events and their series, as server/content/editing/change-series.ts. */
final class SeriesChanger {
  use EntityValidationTrait;

  private const TIMES = ['field_event_start', 'field_event_end', 'field_rrule', 'field_exdates'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly AccountInterface $currentUser,
    private readonly TimeInterface $time,
    private readonly SeriesFollower $follower,
  ) {}

  /** Changes an event, all that follow it in its series, or the whole series. */
  public function change(NodeInterface $node, WantedChange $wanted): void {
    $times = EventTimes::of($node);
    if ($times->rule === NULL) {
      $wanted->kind === 'edit' ? throw self::invalid("The event doesn't repeat, so that nothing follows it.") : $this->changeSingle($node, $wanted);
      return;
    }
    if ($wanted->scope === 'all' && $wanted->kind !== 'move') {
      $this->changeAll($node, $wanted, NULL);
      return;
    }
    $at = $this->occurrenceAt($node, $times, $wanted->at);
    if ($wanted->scope === 'one') {
      $wanted->kind === 'delete' ? $this->leaveOut($node, $at) : $this->replace($node, $at, $wanted);
    }
    elseif ($wanted->kind === 'edit' || ($wanted->scope === 'following' && !SeriesRules::isFirst($times, $at))) {
      $this->changeFollowing($node, $at, $wanted);
    }
    else {
      $this->changeAll($node, $wanted, $at);
    }
  }

  /** The start that a series gives to an occurrence, left-out ones among them. */
  private function occurrenceAt(NodeInterface $node, EventTimes $times, ?string $sent): string {
    $seconds = $sent === NULL ? NULL : BrusselsTime::toSeconds($sent);
    $at = $seconds === NULL ? (string) $sent : substr(BrusselsTime::fromSeconds($seconds), 0, $node->get('field_all_day')->value ? 10 : NULL);
    if (($seconds === NULL && !BrusselsTime::isDay($at)) || !SeriesRules::fallsAt($times, $at)) {
      throw $sent === NULL
        ? self::invalid('Send the start of the event that is meant.')
        : new CodedRefusal(422, 'The series no longer takes place then: somebody has moved or ended it. Begin the change again in the agenda.', 'series-moved');
    }
    return $at;
  }

  /** A refusal that names no field. */
  private static function invalid(string $detail): UnprocessableEntityHttpException {
    return new UnprocessableEntityHttpException($detail);
  }

  /** Without its exception, a series would show the former event again. */
  private function changeSingle(NodeInterface $node, WantedChange $wanted): void {
    if ($wanted->kind !== 'delete') {
      $this->apply($node, $wanted);
      return;
    }
    $series = $node->get('field_series')->entity;
    $at = EventTimes::inField($node, 'field_recurrence_id')[0] ?? NULL;
    $node->delete();
    if ($series instanceof NodeInterface && $at !== NULL) {
      $this->leaveOut($series, $at);
    }
  }

  private function leaveOut(NodeInterface $series, string $at): void {
    $times = EventTimes::of($series);
    $this->save($this->withTimes($series, $times->without([...$times->exdates, $at])));
  }

  private function replace(NodeInterface $series, string $at, WantedChange $wanted): void {
    foreach ($this->follower->exceptionsOf($series) as $exception) {
      $name = self::nameOf($exception, NULL);
      if ($name !== NULL && SeriesRules::dayOf($name) === SeriesRules::dayOf($at)) {
        throw new CodedRefusal(422, 'Somebody has changed this event already. Look at it in the agenda.', 'event-changed');
      }
    }
    $rest = SeriesRules::restFrom(EventTimes::of($series), $at);
    $event = $this->copy($series, $wanted->uuid);
    $this->withTimes($event, new EventTimes($rest->start, $rest->end, NULL, []))
      ->set('field_series', $series->id())
      ->set('field_recurrence_id', SeriesFollower::stored($at));
    $this->apply($event, $wanted);
  }

  /** Ends a series before an occurrence; unless the rest goes, another goes on. */
  private function changeFollowing(NodeInterface $series, string $at, WantedChange $wanted): void {
    $times = EventTimes::of($series);
    $exceptions = $this->follower->exceptionsOf($series);
    if ($wanted->kind === 'delete') {
      $later = array_filter($exceptions, static fn (NodeInterface $each): bool => !SeriesRules::isBefore(self::nameOf($each, $at), $at));
      $this->entityTypeManager->getStorage('node')->delete($later);
    }
    else {
      $rest = $this->beginContinuation($series, $at, $wanted);
      foreach ($exceptions as $exception) {
        $this->reassignException($exception, [$series, $rest], $at);
      }
    }
    $this->save($this->withTimes($series, SeriesRules::endedBefore($times, $at)));
  }

  private function beginContinuation(NodeInterface $series, string $at, WantedChange $wanted): NodeInterface {
    $rest = $this->copy($series, $wanted->uuid);
    $times = SeriesRules::restFrom(EventTimes::of($series), $at);
    $this->withTimes($rest, $times);
    if ($wanted->kind === 'edit') {
      ($wanted->save)($rest);
      return $rest;
    }
    $this->address($series, $rest);
    if ($wanted->kind === 'move') {
      $this->save($this->withTimes($rest, SeriesRules::moved($times, $at, $wanted->start, $wanted->end)));
    }
    else {
      $this->apply($rest, $wanted);
    }
    return $rest;
  }

  /** Gives an exception after a split to the second of two series, which goes on from a start. */
  private function reassignException(NodeInterface $exception, array $split, string $at): void {
    [$former, $rest] = $split;
    $name = self::nameOf($exception, NULL);
    $own = new EventTimes($at, NULL, EventTimes::of($former)->rule, []);
    $moved = $name === NULL || SeriesRules::isBefore($name, $at) ? NULL : SeriesRules::counterpart($name, $own, EventTimes::of($rest));
    if ($moved === NULL) {
      return;
    }
    $exception->set('field_series', $rest->id())
      ->set('field_recurrence_id', SeriesFollower::stored($moved))
      ->set('field_audience', $rest->get('field_audience')->value);
    if ((bool) $rest->get('field_cancelled')->value !== (bool) $former->get('field_cancelled')->value) {
      $exception->set('field_cancelled', $rest->get('field_cancelled')->value);
    }
    $this->save($exception);
  }

  /** Changes a whole series; a move takes the exceptions along by itself. */
  private function changeAll(NodeInterface $series, WantedChange $wanted, ?string $at): void {
    $exceptions = $this->follower->exceptionsOf($series);
    if ($wanted->kind === 'delete') {
      $this->entityTypeManager->getStorage('node')->delete([...$exceptions, $series]);
    }
    elseif ($wanted->kind === 'move') {
      $this->save($this->withTimes($series, SeriesRules::moved(EventTimes::of($series), (string) $at, $wanted->start, $wanted->end)));
    }
    else {
      array_map(fn (NodeInterface $each) => $this->apply($each, $wanted), [$series, ...$exceptions]);
    }
  }

  /** Moves one event, cancels it, or takes that back. */
  private function apply(NodeInterface $node, WantedChange $wanted): void {
    if ($wanted->kind === 'move') {
      $times = EventTimes::of($node);
      $this->withTimes($node, new EventTimes($wanted->start, $wanted->end, $times->rule, $times->exdates));
    }
    else {
      $node->set('field_cancelled', $wanted->kind === 'cancel');
    }
    $this->save($node);
  }

  private function withTimes(NodeInterface $node, EventTimes $times): NodeInterface {
    return $node->set('field_event_start', SeriesFollower::stored($times->start))
      ->set('field_event_end', SeriesFollower::stored($times->end))
      ->set('field_rrule', $times->rule)
      ->set('field_exdates', array_map(SeriesFollower::stored(...), $times->exdates));
  }

  /** Saves a node, if its times are valid. */
  private function save(NodeInterface $node): void {
    self::validate($node, self::TIMES);
    $node->save();
  }

  /** A copy in all languages, without addresses, by the current user. */
  private function copy(NodeInterface $node, string $uuid): NodeInterface {
    $storage = $this->entityTypeManager->getStorage('node');
    if ($storage->loadByProperties(['uuid' => $uuid]) !== []) {
      throw new ConflictHttpException('Conflict: Entity already exists.');
    }
    $copy = $node->getUntranslated()->createDuplicate();
    assert($copy instanceof NodeInterface);
    foreach (array_keys($copy->getTranslationLanguages()) as $langcode) {
      $copy->getTranslation($langcode)->set('path', ['alias' => NULL])->setOwnerId((int) $this->currentUser->id())
        ->setCreatedTime($this->time->getRequestTime());
    }
    $copy->setRevisionUserId($this->currentUser->id())->setRevisionCreationTime($this->time->getRequestTime())->setRevisionLogMessage('');
    return $copy->set('uuid', $uuid);
  }

  /** Gives a copy the addresses of the original, with the next free numbers. */
  private function address(NodeInterface $node, NodeInterface $copy): void {
    $aliases = $this->entityTypeManager->getStorage('path_alias');
    foreach (array_keys($copy->getTranslationLanguages()) as $langcode) {
      $alias = (string) $node->getTranslation($langcode)->get('path')->alias;
      for ($number = 2; $alias !== '' && $aliases->loadByProperties(['alias' => "$alias-$number", 'langcode' => $langcode]) !== [];) {
        $number++;
      }
      $copy->getTranslation($langcode)->set('path', ['alias' => $alias === '' ? NULL : "$alias-$number"]);
    }
  }

  /** The start that the series gave to a changed occurrence. */
  private static function nameOf(NodeInterface $exception, ?string $otherwise): ?string {
    return EventTimes::inField($exception, 'field_recurrence_id')[0] ?? $otherwise;
  }
}
