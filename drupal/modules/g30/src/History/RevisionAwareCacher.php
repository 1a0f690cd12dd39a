<?php

declare(strict_types=1);

namespace Drupal\g30\History;

use Drupal\g30\Language\ReadingLanguage;
use Drupal\jsonapi\EventSubscriber\ResourceObjectNormalizationCacher;
use Drupal\jsonapi\JsonApiResource\ResourceObject;

/**
 * Keeps apart in the cache of normalized resources what core mixes up.
 *
 * The cache has one place for a resource in its language, so it would answer
 * all revisions with the same one, and links of one language in all.
 */
final class RevisionAwareCacher extends ResourceObjectNormalizationCacher {
  public function get(ResourceObject $object): array|false {
    return $object instanceof RevisionObject ? FALSE : parent::get($object);
  }

  public function saveOnTerminate(ResourceObject $object, array $normalization_parts): void {
    // What a request inside another one reads may be of another language.
    if (!$object instanceof RevisionObject && $this->requestStack->getParentRequest() === NULL) {
      parent::saveOnTerminate($object, $normalization_parts);
    }
  }

  protected static function generateCacheKeys(ResourceObject $object): array {
    return [...parent::generateCacheKeys($object), \Drupal::service(ReadingLanguage::class)->current()];
  }
}
