<?php

declare(strict_types=1);

namespace Drupal\g30\References;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityFieldManagerInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\g30\Language\ReadingLanguage;

/** Finds what refers to an item: by a field, or by a link or picture in a text. */
final class ReferrerFinder {
  /** The types of fields with links, and the part that has them. */
  private const TEXTS = ['text' => 'value', 'text_long' => 'value', 'text_with_summary' => 'value', 'link' => 'uri'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityFieldManagerInterface $fields,
    private readonly FieldReferrers $fieldReferrers,
    private readonly OwnAddresses $addresses,
    private readonly ReadingLanguage $languages,
  ) {}

  /**
   * All that refers to an item in its present revision, once for each field; hidden items too.
   *
   * @return list<array{\Drupal\Core\Entity\ContentEntityInterface[], string}>
   *   The translations of an item that refer to it, in the order in which the reader is shown them, with the name of the field.
   */
  public function find(ContentEntityInterface $entity): array {
    $found = [];
    foreach ($this->fieldReferrers->find($entity->getEntityTypeId(), [$entity->id()]) as [$referrer, $field]) {
      $refers = static fn (ContentEntityInterface $one): bool => in_array((int) $entity->id(), array_map('intval', array_column($one->get($field)->getValue(), 'target_id')), TRUE);
      $found[] = [array_values(array_filter($this->translations($referrer), $refers)), $field];
    }
    $all = [...$found, ...$this->inTexts($entity)];
    return array_values(array_filter($all, static fn (array $one): bool => $one[0] !== [] && $one[0][0]->uuid() !== $entity->uuid()));
  }

  /** The translations of an item: first what the reader is shown. */
  private function translations(ContentEntityInterface $entity): array {
    $there = array_keys($entity->getTranslationLanguages());
    $codes = array_unique([...array_intersect($this->languages->candidates($this->languages->current()), $there), ...$there]);
    return array_map($entity->getTranslation(...), array_values($codes));
  }

  /** The translations of what leads to an item by its texts and link fields, with the name of the field. */
  private function inTexts(ContentEntityInterface $entity): array {
    $paths = $this->addresses->pathsOf($entity);
    $found = [];
    foreach ($paths === [] ? [] : FieldReferrers::REFERRING as $type) {
      foreach ($this->fields->getFieldStorageDefinitions($type) as $name => $definition) {
        $part = self::TEXTS[$definition->getType()] ?? NULL;
        foreach ($part === NULL ? [] : $this->mentioning($type, "$name.$part", $paths) as $referrer) {
          $leading = array_filter($this->translations($referrer), fn (ContentEntityInterface $one): bool => $this->leadsTo($one, $name, $paths));
          $found[] = [array_values($leading), $name];
        }
      }
    }
    return $found;
  }

  /** Loads the entities whose texts, in a part of a field, hold one of some paths, perhaps by chance. */
  private function mentioning(string $type, string $field, array $paths): array {
    $storage = $this->entityTypeManager->getStorage($type);
    $query = $storage->getQuery()->accessCheck(FALSE);
    $any = $query->orConditionGroup();
    foreach ($paths as $path) {
      // A link field stores `entity:node/12`.
      $any->condition($field, str_starts_with($path, '/node/') ? ltrim($path, '/') : $path, 'CONTAINS');
      $any->condition($field, str_replace('%2F', '/', rawurlencode($path)), 'CONTAINS');
    }
    return $storage->loadMultiple($query->condition($any)->execute());
  }

  private function leadsTo(ContentEntityInterface $other, string $name, array $paths): bool {
    $own = [];
    foreach ($this->addresses->hosts() as $host) {
      array_push($own, ...array_map(static fn (string $path): string => $host . $path, $paths));
    }
    foreach ($other->hasField($name) ? $other->get($name)->getValue() : [] as $value) {
      $found = isset($value['uri']) ? [LinkAddress::of($value['uri'])] : LinkAddress::inText((string) ($value['value'] ?? ''));
      if (array_intersect($own, array_filter($found)) !== []) {
        return TRUE;
      }
    }
    return FALSE;
  }
}
