<?php

declare(strict_types=1);

namespace Drupal\g30\History;

use Drupal\Core\Field\FieldItemListInterface;
use Drupal\node\NodeInterface;

final class RevisionChanges {
  /** The names of the fields; none where the text was not there before. */
  public static function between(NodeInterface $before, NodeInterface $after): array {
    if ($before->language()->getId() !== $after->language()->getId()) {
      return [];
    }
    $changed = [];
    foreach ($after->getFields(FALSE) as $name => $field) {
      if (!in_array($name, ['title', 'status', 'promote'], TRUE) && $field->getFieldDefinition()->getFieldStorageDefinition()->isBaseField()) {
        continue;
      }
      $old = $before->get($name);
      if ($name === 'body') {
        // A text and its summary are two fields to people.
        $parts = ['body' => 'value', 'summary' => 'summary'];
        array_push($changed, ...array_keys(array_filter($parts, fn (string $part): bool => (string) $field->{$part} !== (string) $old->{$part})));
      }
      elseif (self::wordsOf($field) !== self::wordsOf($old)) {
        $changed[] = $name;
      }
    }
    return $changed;
  }

  private static function wordsOf(FieldItemListInterface $field): array {
    $values = [];
    foreach ($field->getValue() as $item) {
      // What Drupal computes of a picture says nothing about the text.
      $own = array_diff_key($item, ['width' => TRUE, 'height' => TRUE, 'display' => TRUE]);
      ksort($own);
      $values[] = array_map(fn (mixed $value): mixed => is_scalar($value) || $value === NULL ? (string) $value : $value, $own);
    }
    return $values;
  }
}
