<?php

declare(strict_types=1);

namespace Drupal\g30\Entity;

use Drupal\Core\Entity\EntityInterface;

final class StoredBefore {
  /** The entity before; NULL for a new one. Drupal 11.2 has a method for it. */
  public static function of(EntityInterface $entity): ?EntityInterface {
    return method_exists($entity, 'getOriginal') ? $entity->getOriginal() : ($entity->original ?? NULL);
  }
}
