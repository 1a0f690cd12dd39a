<?php

declare(strict_types=1);

namespace Drupal\g30\References;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityFieldManagerInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;

/**
 * Finds what refers to an item: by a field, or by a link or picture in a text.
 */
final class ReferrerFinder {

  /**
   * The types of entities that refer to others.
   */
  private const REFERRING = ['node', 'taxonomy_term', 'user', 'file'];

  private const REFERENCES = ['entity_reference', 'file', 'image'];

  private const TEXTS = ['text' => 'value', 'text_long' => 'value', 'text_with_summary' => 'value', 'link' => 'uri'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityFieldManagerInterface $fields,
    private readonly OwnAddresses $addresses,
  ) {}

  /**
   * All that refers to an item in its present revision; hidden items too.
   *
   * @return list<array{\Drupal\Core\Entity\ContentEntityInterface, string}>
   *   Each item with the name of the field, once for each field.
   */
  public function find(ContentEntityInterface $entity): array {
    $paths = $this->addresses->pathsOf($entity);
    $found = [];
    foreach (self::REFERRING as $type) {
      foreach ($this->fields->getFieldStorageDefinitions($type) as $name => $definition) {
        if ($definition->hasCustomStorage() || $definition->isBaseField() && !in_array($name, ['uid', 'description'], TRUE)) {
          continue;
        }
        $part = self::TEXTS[$definition->getType()] ?? NULL;
        $refers = in_array($definition->getType(), self::REFERENCES, TRUE)
          && $definition->getSetting('target_type') === $entity->getEntityTypeId();
        $referrers = match (TRUE) {
          $refers => $this->load($type, "$name.target_id", [$entity->id()], '='),
          $part !== NULL && $paths !== [] => array_filter(
            $this->load($type, "$name.$part", $this->needles($paths), 'CONTAINS'),
            fn (ContentEntityInterface $other): bool => $this->leadsTo($other, $name, $paths),
          ),
          default => [],
        };
        foreach ($referrers as $referrer) {
          $is_itself = $type === $entity->getEntityTypeId() && $referrer->id() === $entity->id();
          if (!$is_itself) {
            $found[] = [$referrer, $name];
          }
        }
      }
    }
    return $found;
  }

  /**
   * Loads the entities whose field has one of some values.
   *
   * @return \Drupal\Core\Entity\ContentEntityInterface[]
   *   The entities.
   */
  private function load(string $type, string $field, array $values, string $operator): array {
    $storage = $this->entityTypeManager->getStorage($type);
    $query = $storage->getQuery()->accessCheck(FALSE);
    $any = $query->orConditionGroup();
    foreach ($values as $value) {
      $any->condition($field, $value, $operator);
    }
    return $storage->loadMultiple($query->condition($any)->execute());
  }

  /**
   * What a text holds that links to one of some paths.
   *
   * @param string[] $paths
   *   The paths.
   *
   * @return string[]
   *   Parts of texts, encoded as an editor may have done it, or not.
   */
  private function needles(array $paths): array {
    $encoded = array_map(static fn (string $path): string => str_replace('%2F', '/', rawurlencode($path)), $paths);
    // A link field stores `entity:node/12`.
    $plain = array_map(static fn (string $path): string => str_starts_with($path, '/node/') ? ltrim($path, '/') : $path, $paths);
    return array_values(array_unique([...$plain, ...$encoded]));
  }

  /**
   * Tells whether the texts of a field lead to one of some paths.
   *
   * @param \Drupal\Core\Entity\ContentEntityInterface $other
   *   The entity with the texts.
   * @param string $name
   *   The name of the field.
   * @param string[] $paths
   *   The paths.
   */
  private function leadsTo(ContentEntityInterface $other, string $name, array $paths): bool {
    $own = [];
    foreach ($this->addresses->hosts() as $host) {
      array_push($own, ...array_map(static fn (string $path): string => $host . $path, $paths));
    }
    foreach ($other->getTranslationLanguages() as $langcode => $language) {
      foreach ($other->getTranslation($langcode)->get($name)->getValue() as $value) {
        $found = isset($value['uri']) ? [LinkAddress::of($value['uri'])] : LinkAddress::inText((string) ($value['value'] ?? ''));
        if (array_intersect($own, array_filter($found)) !== []) {
          return TRUE;
        }
      }
    }
    return FALSE;
  }

}
