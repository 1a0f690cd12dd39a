<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Field\FieldFormatter;

use Drupal\Core\Field\Attribute\FieldFormatter;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Field\FormatterBase;
use Drupal\Core\StringTranslation\TranslatableMarkup;

/** A person in one line: the name, a comma and the role. */
#[FieldFormatter(
  id: 'person_default',
  label: new TranslatableMarkup('Name and role'),
  field_types: ['person'],
)]
final class PersonFormatter extends FormatterBase {
  public function viewElements(FieldItemListInterface $items, $langcode): array {
    $elements = [];
    foreach ($items as $delta => $person) {
      $parts = array_filter([$person->name, $person->role], static fn (?string $part): bool => ($part ?? '') !== '');
      $elements[$delta] = ['#plain_text' => implode(', ', $parts)];
    }
    return $elements;
  }
}
