<?php

declare(strict_types=1);

namespace Drupal\g30\Series;

use Drupal\Core\Entity\EntityRepositoryInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\g30\Calendar\EventTimes;
use Drupal\g30\History\RevisionRestorer;
use Drupal\g30\Refusal\CodedRefusal;
use Drupal\node\NodeInterface;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;

/** Takes a change back, as long as nobody has changed its events since. */
final class ChangeUndoer {
  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityRepositoryInterface $entityRepository,
    private readonly RevisionRestorer $restorer,
  ) {}

  /** Restores the events that the answer to the change had, series first, and deletes what was made. */
  public function undo(array $changed): void {
    $events = array_map($this->event(...), $changed);
    usort($events, static fn (array $one, array $other): int => EventTimes::of($other[0])->rule <=> EventTimes::of($one[0])->rule);
    $storage = $this->entityTypeManager->getStorage('node');
    foreach ($events as [$node, $before]) {
      if ($before !== NULL) {
        $source = $storage->loadRevision($before);
        $present = $storage->loadUnchanged($node->id());
        if (!$source instanceof NodeInterface || $source->id() !== $node->id()) {
          throw new BadRequestHttpException("The event {$node->uuid()} has no version $before.");
        }
        $this->restorer->restore($present, $source->getUntranslated());
      }
    }
    foreach ($events as [$node, $before]) {
      if ($before === NULL) {
        $storage->loadUnchanged($node->id())?->delete();
      }
    }
  }

  /** The node of an event that is as the change has left it, and its version before, or NULL. */
  private function event(mixed $changed): array {
    $before = $changed['meta']['before'] ?? NULL;
    $after = $changed['meta']['after'] ?? NULL;
    $node = is_string($changed['id'] ?? NULL) ? $this->entityRepository->loadEntityByUuid('node', $changed['id']) : NULL;
    if (!$node instanceof NodeInterface || $node->bundle() !== 'agenda' || (int) $node->getRevisionId() !== $after) {
      throw new CodedRefusal(409, "Somebody has changed these events since, so that the change can't be taken back.", 'change-outdated');
    }
    if (!$node->access($before === NULL ? 'delete' : 'update')) {
      throw new AccessDeniedHttpException('You may not take this change back.');
    }
    return [$node->getUntranslated(), is_int($before) ? $before : NULL];
  }
}
