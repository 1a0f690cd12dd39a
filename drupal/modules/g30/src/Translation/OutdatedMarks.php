<?php

declare(strict_types=1);

namespace Drupal\g30\Translation;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\g30\Entity\StoredBefore;

/** Marks translations as outdated when the text of their original changes. */
final class OutdatedMarks {
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

  private function hasNewText(ContentEntityInterface $original, ContentEntityInterface $before): bool {
    foreach ($original->getTranslatableFields(FALSE) as $name => $field) {
      if ($this->isText($original, $name) && $this->differs($field, $before->get($name))) {
        return TRUE;
      }
    }
    return FALSE;
  }

  /** The title, the description of a term, and the fields of the content model. */
  private function isText(ContentEntityInterface $entity, string $name): bool {
    return in_array($name, [$entity->getEntityType()->getKey('label'), 'description'], TRUE)
      || !$entity->getFieldDefinition($name)->getFieldStorageDefinition()->isBaseField();
  }

  private function differs(FieldItemListInterface $field, FieldItemListInterface $before): bool {
    return match ($field->getFieldDefinition()->getType()) {
      'image' => $this->hasNewWords($field->getValue(), $before->getValue()),
      'file' => $this->described($field->getValue()) !== $this->described($before->getValue()),
      default => !$field->equals($before),
    };
  }

  /** A picture that was taken out, or moved, leaves nothing to translate. */
  private function hasNewWords(array $items, array $before): bool {
    $words = static fn (array $item): array => [(string) ($item['alt'] ?? ''), (string) ($item['title'] ?? '')];
    $known = array_map($words, array_column($before, NULL, 'target_id'));
    foreach ($items as $item) {
      if ($words($item) !== ($known[$item['target_id']] ?? ['', ''])) {
        return TRUE;
      }
    }
    return FALSE;
  }

  /** The attachments, which each language has for itself, with what is said of them. */
  private function described(array $items): array {
    return array_map(static fn (array $item): array => [(int) $item['target_id'], (string) ($item['description'] ?? '')], $items);
  }
}
