<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Field\FieldType;

use Drupal\Core\Field\Attribute\FieldType;
use Drupal\Core\Field\FieldDefinitionInterface;
use Drupal\Core\Field\FieldItemBase;
use Drupal\Core\Field\FieldStorageDefinitionInterface;
use Drupal\Core\StringTranslation\TranslatableMarkup;
use Drupal\Core\TypedData\DataDefinition;

/** A person: a name and a role, each a line of text. */
#[FieldType(
  id: 'person',
  label: new TranslatableMarkup('Person'),
  description: new TranslatableMarkup('The name of a person and their role.'),
  default_widget: 'person_default',
  default_formatter: 'person_default',
)]
final class PersonItem extends FieldItemBase {
  private const LENGTH = 255;

  public static function propertyDefinitions(FieldStorageDefinitionInterface $field_definition): array {
    $line = static fn (TranslatableMarkup $label): DataDefinition => DataDefinition::create('string')
      ->setLabel($label)
      ->addConstraint('Length', ['max' => self::LENGTH])
      ->addConstraint('Regex', ['pattern' => '/[\x00-\x1F\x7F]/', 'match' => FALSE, 'message' => 'This value must be one line of text.']);
    return [
      'name' => $line(new TranslatableMarkup('Name')),
      'role' => $line(new TranslatableMarkup('Role')),
    ];
  }

  public static function schema(FieldStorageDefinitionInterface $field_definition): array {
    $column = ['type' => 'varchar', 'length' => self::LENGTH, 'not null' => TRUE, 'default' => ''];
    return ['columns' => ['name' => $column, 'role' => $column]];
  }

  public static function mainPropertyName(): string {
    return 'name';
  }

  /** A role without a name is no empty value, but a fault that is to be told. */
  public function isEmpty(): bool {
    return self::isBlank($this->get('name')->getValue()) && self::isBlank($this->get('role')->getValue());
  }

  public function getConstraints(): array {
    $constraints = parent::getConstraints();
    $constraints[] = \Drupal::typedDataManager()->getValidationConstraintManager()->create('ComplexData', [
      'name' => ['NotBlank' => ['normalizer' => 'trim', 'message' => 'A person needs a name.']],
    ]);
    return $constraints;
  }

  public function preSave(): void {
    foreach (['name', 'role'] as $part) {
      if (self::isBlank($this->get($part)->getValue())) {
        $this->set($part, '');
      }
    }
  }

  public static function generateSampleValue(FieldDefinitionInterface $field_definition): array {
    return ['name' => 'Ada Lovelace', 'role' => 'Architect'];
  }

  private static function isBlank(mixed $value): bool {
    return $value === NULL || (is_string($value) && trim($value) === '');
  }
}
