<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\g30\Language\ReadingLanguage;
use Drupal\node\NodeInterface;
use Drupal\taxonomy\TermInterface;

/** Reads the events of a user's calendar, as server/content/agenda/calendar-events.ts. */
final class EventReader {
  /** Nodes that are in memory at a time. */
  private const CHUNK = 100;

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly ConfigFactoryInterface $configFactory,
    private readonly ReadingLanguage $languages,
  ) {}

  /**
   * The published events that an account sees and that aren't over at a moment in Unix seconds, in a steady order.
   *
   * A series leaves out what is replaced by an event that isn't among them.
   *
   * @return \Drupal\g30\Calendar\CalendarEvent[]
   */
  public function events(AccountInterface $account, int $since): array {
    $storage = $this->entityTypeManager->getStorage('node');
    $events = [];
    foreach (array_chunk($this->visible($account, $since), self::CHUNK) as $ids) {
      foreach ($storage->loadMultiple($ids) as $node) {
        assert($node instanceof NodeInterface);
        $shown = $this->translation($node, $account);
        if ($shown === NULL) {
          continue;
        }
        $event = $this->event($shown, $account);
        if ($event->times->start !== '' && $event->times->without([])->next($since) !== NULL) {
          $events[(int) $node->id()] = $event;
        }
      }
      $storage->resetCache($ids);
    }
    return $this->withoutReplaced($events);
  }

  private function visible(AccountInterface $account, int $since): array {
    $found = array_map(fn (string $langcode): array => $this->visibleIn($langcode, $account, $since), $this->languages->all());
    $ids = array_unique(array_merge(...$found));
    sort($ids, SORT_NUMERIC);
    return $ids;
  }

  /** The numbers of nodes that may be among the events, for readers of a language. */
  private function visibleIn(string $langcode, AccountInterface $account, int $since): array {
    $query = $this->entityTypeManager->getStorage('node')->getQuery()->accessCheck()
      ->addMetaData('account', $account)->addMetaData('langcode', $langcode);
    $earliest = gmdate('Y-m-d\TH:i:s', $since - 2 * BrusselsTime::DAY);
    $isComing = $query->orConditionGroup()
      ->exists('field_rrule')
      ->condition('field_event_end', $earliest, '>=')
      ->condition($query->andConditionGroup()->notExists('field_event_end')->condition('field_event_start', $earliest, '>='));
    return array_values($query->condition('type', 'agenda')->condition('status', 1)->condition($isComing)->execute());
  }

  /** The published translation in the account's language, or in another one. */
  private function translation(NodeInterface $node, AccountInterface $account): ?NodeInterface {
    foreach ($this->languages->candidates($account->getPreferredLangcode()) as $langcode) {
      $translation = $node->hasTranslation($langcode) ? $node->getTranslation($langcode) : NULL;
      if ($translation?->isPublished() && $translation->access('view', $account)) {
        return $translation;
      }
    }
    return NULL;
  }

  /**
   * Adds the starts that hidden or past events replace to what series leave out.
   *
   * @param \Drupal\g30\Calendar\CalendarEvent[] $events
   *   By the numbers of their nodes.
   */
  private function withoutReplaced(array $events): array {
    $series = array_filter($events, static fn (CalendarEvent $event): bool => $event->times->rule !== NULL);
    if ($series === []) {
      return array_values($events);
    }
    $storage = $this->entityTypeManager->getStorage('node');
    $ids = $storage->getQuery()->accessCheck(FALSE)->condition('type', 'agenda')->condition('status', 1)
      ->condition('field_series', array_keys($series), 'IN')->exists('field_recurrence_id')->execute();
    $hidden = [];
    foreach ($storage->loadMultiple(array_diff($ids, array_keys($events))) as $node) {
      $time = EventTimes::inField($node, 'field_recurrence_id')[0] ?? NULL;
      if ($time !== NULL) {
        $hidden[(int) $node->get('field_series')->target_id][] = $time;
      }
    }
    return array_values(array_map(
      static fn (CalendarEvent $event, int $nid): CalendarEvent => isset($hidden[$nid]) ? $event->leavingOut($hidden[$nid]) : $event,
      $events,
      array_keys($events),
    ));
  }

  private function event(NodeInterface $node, AccountInterface $account): CalendarEvent {
    $series = $node->get('field_series')->entity;
    $category = $node->get('field_category')->entity;
    $category = $category instanceof TermInterface ? $this->languages->shown($category, $account->getPreferredLangcode()) : NULL;
    return new CalendarEvent(
      uuid: $node->uuid(),
      title: $node->label(),
      description: $this->description($node),
      location: Place::inOneLine(static fn (string $name): string => (string) $node->get($name)->value, $account->getPreferredLangcode()),
      url: $this->url($node, $series === NULL ? NULL : $this->translation($series, $account), $series !== NULL),
      times: EventTimes::of($node),
      series: $series?->uuid(),
      recurrenceId: $series === NULL ? NULL : (EventTimes::inField($node, 'field_recurrence_id')[0] ?? NULL),
      isCancelled: (bool) $node->get('field_cancelled')->value,
      created: (int) $node->getCreatedTime(),
      changed: (int) $node->getChangedTime(),
      version: (int) $node->getRevisionId(),
      category: $category instanceof TermInterface && $category->isPublished() ? $category->label() : NULL,
    );
  }

  private function description(NodeInterface $node): ?string {
    $body = $node->get('body');
    $parts = [trim((string) $body->summary), PlainText::of((string) $body->processed)];
    return implode("\n\n", array_filter($parts, static fn (string $part): bool => $part !== '')) ?: NULL;
  }

  /** The page of a public event, which may be that of its series. */
  private function url(NodeInterface $node, ?NodeInterface $series, bool $isOfSeries): ?string {
    $site = rtrim((string) $this->configFactory->get('g30.settings')->get('site_url'), '/');
    if ($site === '' || $node->get('field_audience')->value !== 'public') {
      return NULL;
    }
    $page = $isOfSeries ? $series : $node;
    $alias = (string) $page?->get('path')->alias;
    $prefix = $this->languages->prefix(($page ?? $node)->language()->getId());
    return $site . self::encoded($prefix . ($alias === '' ? '/agenda/' : "$alias/"));
  }

  /** An address as encodeURI() of JavaScript writes it. */
  private static function encoded(string $path): string {
    $other = '/[^A-Za-z0-9;,\/?:@&=+$\-_.!~*\'()#]/';
    return (string) preg_replace_callback($other, static fn (array $found): string => rawurlencode($found[0]), $path);
  }
}
