<?php

declare(strict_types=1);

namespace Drupal\g30\Translation;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\g30\Entity\StoredBefore;

/**
 * Marks translations as outdated when the text of their original changes.
 */
final class OutdatedMarks {

  /**
   * Marks the translations of an item that is about to be saved.
   */
  public function mark(ContentEntityInterface $entity): void {
    $before = $entity->isNew() || !$entity->isDefaultRevision() ? NULL : StoredBefore::of($entity);
    if (!$before instanceof ContentEntityInterface || !$entity->hasField('content_translation_outdated')) {
      return;
    }
    $original = $entity->getUntranslated();
    $codes = array_filter(array_keys($entity->getTranslationLanguages(FALSE)), $before->hasTranslation(...));
    if ($codes === [] || !$this->hasNewText($original, $before->getUntranslated())) {
      return;
    }
    foreach ($codes as $code) {
      $entity->getTranslation($code)->set('content_translation_outdated', TRUE);
    }
  }

  /**
   * Tells whether a translatable text of the original is another one.
   */
  private function hasNewText(ContentEntityInterface $original, ContentEntityInterface $before): bool {
    foreach ($original->getTranslatableFields(FALSE) as $name => $field) {
      if ($this->isText($original, $name) && $this->differs($field, $before->get($name))) {
        return TRUE;
      }
    }
    return FALSE;
  }

  /**
   * The title, the description of a term, and the fields of the content model.
   */
  private function isText(ContentEntityInterface $entity, string $name): bool {
    return in_array($name, [$entity->getEntityType()->getKey('label'), 'description'], TRUE)
      || !$entity->getFieldDefinition($name)->getFieldStorageDefinition()->isBaseField();
  }

  /**
   * Compares the texts of a field. That a picture or file is gone is no text.
   */
  private function differs(FieldItemListInterface $field, FieldItemListInterface $before): bool {
    $type = $field->getFieldDefinition()->getType();
    if (!in_array($type, ['image', 'file'], TRUE)) {
      return !$field->equals($before);
    }
    $parts = $type === 'image' ? ['alt', 'title'] : ['description'];
    $texts = static fn (array $item): array => array_map(static fn (string $part): string => (string) ($item[$part] ?? ''), $parts);
    $blank = array_fill(0, count($parts), '');
    $known = array_map($texts, array_column($before->getValue(), NULL, 'target_id'));
    foreach ($field->getValue() as $item) {
      if ($texts($item) !== ($known[$item['target_id']] ?? $blank)) {
        return TRUE;
      }
    }
    return FALSE;
  }

}
