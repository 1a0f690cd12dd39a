<?php

declare(strict_types=1);

namespace Drupal\g30\Translation;

use Drupal\content_translation\FieldTranslationSynchronizerInterface;
use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\g30\Entity\StoredBefore;

/** Drupal keeps files of all translations the same, but not where all are gone. */
final class SharedPictures {
  public function __construct(private readonly FieldTranslationSynchronizerInterface $synchronizer) {}

  public function empty(ContentEntityInterface $entity): void {
    $before = $entity->isNew() ? NULL : StoredBefore::of($entity);
    $code = $entity->language()->getId();
    if (!$before instanceof ContentEntityInterface || !$before->hasTranslation($code)) {
      return;
    }
    foreach ($entity->getTranslatableFields(FALSE) as $name => $field) {
      $is_shared = in_array('target_id', $this->synchronizer->getFieldSynchronizedProperties($field->getFieldDefinition()), TRUE);
      if ($is_shared && $field->isEmpty() && !$before->getTranslation($code)->get($name)->isEmpty()) {
        foreach (array_keys($entity->getTranslationLanguages()) as $other) {
          $entity->getTranslation($other)->set($name, []);
        }
      }
    }
  }
}
