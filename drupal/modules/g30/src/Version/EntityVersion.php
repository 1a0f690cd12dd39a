<?php

declare(strict_types=1);

namespace Drupal\g30\Version;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Entity\RevisionableInterface;
use Drupal\Core\Site\Settings;

/** Tells the version of an entity, which a client sends as If-Match. */
final class EntityVersion {
  /** The types whose version is made of the values. */
  public const HASHED = ['user', 'redirect'];

  /** What changes without a save, when a user comes and goes. */
  private const VOLATILE = ['access', 'login'];

  public function __construct(private readonly EntityTypeManagerInterface $entityTypeManager) {}

  /** The number of the revision, or one that is made of the stored values. */
  public function of(EntityInterface $entity): ?int {
    if ($entity instanceof RevisionableInterface && $entity->getEntityType()->isRevisionable()) {
      return (int) $entity->getRevisionId();
    }
    if (!$entity instanceof ContentEntityInterface || !in_array($entity->getEntityTypeId(), self::HASHED, TRUE)) {
      return NULL;
    }
    // An entity that was changed in memory holds other values than a stored one.
    $stored = $this->entityTypeManager->getStorage($entity->getEntityTypeId())->load($entity->id());
    $values = array_diff_key($stored?->toArray() ?? [], array_flip(self::VOLATILE));
    array_walk_recursive($values, static function (mixed &$value): void {
      $value = is_scalar($value) || $value === NULL ? (string) $value : '';
    });
    return (int) hexdec(substr(hash_hmac('sha256', serialize($values), Settings::getHashSalt()), 0, 12));
  }
}
