<?php

declare(strict_types=1);

namespace Drupal\g30\References;

use Drupal\Core\Entity\EntityFieldManagerInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;

/** Finds what refers to entities by a field. */
final class FieldReferrers {
  public const REFERRING = ['node', 'taxonomy_term', 'user', 'file'];

  private const REFERENCES = ['entity_reference', 'file', 'image'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityFieldManagerInterface $fields,
  ) {}

  /**
   * What refers to some entities in its present revision; hidden items too. Each with the name of the field, once for each field.
   *
   * @return list<array{\Drupal\Core\Entity\ContentEntityInterface, string}>
   */
  public function find(string $target_type, array $ids): array {
    $found = [];
    foreach ($ids === [] ? [] : self::REFERRING as $type) {
      $storage = $this->entityTypeManager->getStorage($type);
      foreach ($this->fieldsTo($type, $target_type) as $name) {
        $referrers = $storage->getQuery()->accessCheck(FALSE)->condition("$name.target_id", $ids, 'IN')->execute();
        foreach ($storage->loadMultiple($referrers) as $referrer) {
          $found[] = [$referrer, $name];
        }
      }
    }
    return $found;
  }

  /** The fields of a type that refer to entities of another. Of Drupal's own fields the author alone counts. */
  public function fieldsTo(string $type, string $target_type): array {
    $definitions = array_filter(
      $this->fields->getFieldStorageDefinitions($type),
      static fn ($definition): bool => in_array($definition->getType(), self::REFERENCES, TRUE)
        && $definition->getSetting('target_type') === $target_type
        && (!$definition->isBaseField() || $definition->getName() === 'uid'),
    );
    return array_keys($definitions);
  }

  public function fieldsOf(string $type, string $bundle, string $target_type): array {
    return array_values(array_intersect($this->fieldsTo($type, $target_type), array_keys($this->fields->getFieldDefinitions($type, $bundle))));
  }
}
