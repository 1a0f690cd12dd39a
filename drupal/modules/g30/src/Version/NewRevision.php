<?php

declare(strict_types=1);

namespace Drupal\g30\Version;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\RevisionLogInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\g30\Entity\StoredBefore;

/**
 * Makes each save of a node or term a revision.
 *
 * The number of the revision is the version that clients compare. Drupal keeps
 * it for relationships, and where a type or a form asks for no new revision.
 */
final class NewRevision {
  public function __construct(
    private readonly AccountInterface $currentUser,
    private readonly TimeInterface $time,
  ) {}

  public function prepare(ContentEntityInterface $entity): void {
    if ($entity->isNew() || $entity->isSyncing() || !$entity->isDefaultRevision()) {
      return;
    }
    $is_asked = $entity->isNewRevision();
    $entity->setNewRevision();
    if (!$entity instanceof RevisionLogInterface) {
      return;
    }
    if (!$is_asked) {
      $entity->setRevisionUserId($this->currentUser->id())->setRevisionCreationTime($this->time->getRequestTime());
    }
    // JSON:API keeps the words about the revision before.
    $before = StoredBefore::of($entity);
    if ($before instanceof RevisionLogInterface && $before->getRevisionLogMessage() === $entity->getRevisionLogMessage()) {
      $entity->setRevisionLogMessage('');
    }
  }
}
