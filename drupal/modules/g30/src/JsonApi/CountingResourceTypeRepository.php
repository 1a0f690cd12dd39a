<?php

declare(strict_types=1);

namespace Drupal\g30\JsonApi;

use Drupal\Core\Entity\EntityTypeInterface;
use Drupal\jsonapi\ResourceType\ResourceType;
use Drupal\jsonapi\ResourceType\ResourceTypeRepository;

final class CountingResourceTypeRepository extends ResourceTypeRepository {
  /** Whose lists the classes in Access limit, so that the number tells of nothing hidden. */
  private const COUNTED = ['node', 'taxonomy_term', 'user', 'file', 'redirect'];

  protected function createResourceType(EntityTypeInterface $entity_type, $bundle): ResourceType {
    $type = parent::createResourceType($entity_type, $bundle);
    if (!in_array($entity_type->id(), self::COUNTED, TRUE)) {
      return $type;
    }
    return new CountingResourceType(
      $type->getEntityTypeId(),
      $type->getBundle(),
      $type->getDeserializationTargetClass(),
      $type->isInternal(),
      $type->isLocatable(),
      $type->isMutable(),
      $type->isVersionable(),
      $type->getFields(),
      $type->getTypeName(),
    );
  }
}
