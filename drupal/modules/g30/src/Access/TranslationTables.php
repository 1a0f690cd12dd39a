<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Entity\EntityFieldManagerInterface;
use Drupal\Core\Entity\EntityTypeBundleInfoInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Entity\Sql\DefaultTableMapping;
use Drupal\Core\Entity\Sql\SqlContentEntityStorage;

/** Knows the tables whose rows belong to one translation of a node or term. */
final class TranslationTables {
  private const TYPES = ['node', 'taxonomy_term'];

  /** The type of entity and the column of its number, by the name of the table. @var array<string, array{string, string}>|null */
  private ?array $tables = NULL;

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityFieldManagerInterface $fields,
    private readonly EntityTypeBundleInfoInterface $bundles,
  ) {}

  /** The type of entity of a table, and the column of its number; NULL for a table whose rows hold for all languages. */
  public function find(string $table): ?array {
    $this->tables ??= array_merge(...array_map($this->tablesOf(...), self::TYPES));
    return $this->tables[$table] ?? NULL;
  }

  /** The table with the values of a configured field, and the column of a part. @return array{string, string} Their names. */
  public function ofField(string $type, string $name, string $part): array {
    $field = $this->fields->getFieldStorageDefinitions($type)[$name];
    $mapping = $this->mapping($type);
    return [$mapping->getDedicatedDataTableName($field), $mapping->getFieldColumnName($field, $part)];
  }

  private function tablesOf(string $type): array {
    $definition = $this->entityTypeManager->getDefinition($type);
    $shared = array_filter([$definition->getDataTable(), $definition->getRevisionDataTable()]);
    $tables = array_fill_keys($shared, [$type, $definition->getKey('id')]);
    $mapping = $this->mapping($type);
    $names = $this->translatable($type);
    foreach ($this->fields->getFieldStorageDefinitions($type) as $name => $field) {
      if (isset($names[$name]) && $mapping->requiresDedicatedTableStorage($field)) {
        $tables[$mapping->getDedicatedDataTableName($field)] = [$type, 'entity_id'];
        $tables[$mapping->getDedicatedRevisionTableName($field)] = [$type, 'entity_id'];
      }
    }
    return $tables;
  }

  private function mapping(string $type): DefaultTableMapping {
    $storage = $this->entityTypeManager->getStorage($type);
    assert($storage instanceof SqlContentEntityStorage);
    $mapping = $storage->getTableMapping();
    assert($mapping instanceof DefaultTableMapping);
    return $mapping;
  }

  /** The fields that have a value in each language, in a bundle at least. */
  private function translatable(string $type): array {
    $names = [];
    foreach (array_keys($this->bundles->getBundleInfo($type)) as $bundle) {
      foreach ($this->fields->getFieldDefinitions($type, $bundle) as $name => $definition) {
        if ($definition->isTranslatable()) {
          $names[$name] = TRUE;
        }
      }
    }
    return $names;
  }
}
