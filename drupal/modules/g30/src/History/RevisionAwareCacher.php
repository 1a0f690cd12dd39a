<?php

declare(strict_types=1);

namespace Drupal\g30\History;

use Drupal\jsonapi\EventSubscriber\ResourceObjectNormalizationCacher;
use Drupal\jsonapi\JsonApiResource\ResourceObject;

/**
 * Keeps revisions of an answer out of the cache of normalized resources.
 *
 * The cache has one place for a resource at one address, and would answer all
 * of them with the same revision.
 */
final class RevisionAwareCacher extends ResourceObjectNormalizationCacher {

  /**
   * {@inheritdoc}
   */
  public function get(ResourceObject $object): array|false {
    return $object instanceof RevisionObject ? FALSE : parent::get($object);
  }

  /**
   * {@inheritdoc}
   */
  public function saveOnTerminate(ResourceObject $object, array $normalization_parts): void {
    if (!$object instanceof RevisionObject) {
      parent::saveOnTerminate($object, $normalization_parts);
    }
  }

}
