<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Field\FieldType;

use Drupal\Core\Field\Attribute\FieldType;
use Drupal\Core\Field\FieldItemBase;
use Drupal\Core\Field\FieldStorageDefinitionInterface;
use Drupal\Core\StringTranslation\TranslatableMarkup;
use Drupal\Core\TypedData\DataDefinition;
use Drupal\g30\Translation\TranslationList;

/** What a reader of an item is told of one of its translations. */
#[FieldType(
  id: 'g30_translation',
  label: new TranslatableMarkup('Translation of the item'),
  description: new TranslatableMarkup('Language, title and state of a translation.'),
  no_ui: TRUE,
  list_class: TranslationList::class,
)]
final class TranslationItem extends FieldItemBase {
  private const PROPERTIES = [
    'langcode' => 'string',
    'title' => 'string',
    'status' => 'boolean',
    'changed' => 'timestamp',
    'alias' => 'string',
    'is_original' => 'boolean',
    'outdated' => 'boolean',
    'confirmed_vid' => 'integer',
  ];

  public static function propertyDefinitions(FieldStorageDefinitionInterface $field_definition): array {
    return array_map(static fn (string $type): DataDefinition => DataDefinition::create($type)->setReadOnly(TRUE), self::PROPERTIES);
  }

  public static function schema(FieldStorageDefinitionInterface $field_definition): array {
    return [];
  }

  public static function mainPropertyName(): string {
    return 'langcode';
  }
}
