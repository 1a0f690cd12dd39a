<?php

declare(strict_types=1);

namespace Drupal\g30\Entity;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Session\AnonymousUserSession;
use Drupal\g30\Access\NodeGrants;
use Drupal\g30\References\FieldReferrers;
use Drupal\node\NodeInterface;

final class PublicView {
  public function __construct(
    private readonly FieldReferrers $referrers,
    private readonly NodeGrants $grants,
  ) {}

  public function languagesOf(?ContentEntityInterface $entity): array {
    $codes = array_keys($entity?->getTranslationLanguages() ?? []);
    return array_values(array_filter($codes, fn (string $code): bool => $this->showsTranslation($entity->getTranslation($code))));
  }

  /** Those of some files, by their numbers, that a field of what visitors see leads to. */
  public function shownFiles(array $fids): array {
    $shown = [];
    foreach ($this->referrers->find('file', $fids) as [$entity, $field]) {
      foreach (in_array($entity->getEntityTypeId(), ['node', 'taxonomy_term'], TRUE) ? $this->languagesOf($entity) : [] as $langcode) {
        array_push($shown, ...array_column($entity->getTranslation($langcode)->get($field)->getValue(), 'target_id'));
      }
    }
    return array_values(array_intersect($fids, array_map('intval', $shown)));
  }

  /**
   * Tells whether visitors see an item in its language.
   *
   * Drupal's stored grants are those of the node as it is now. Here it may be
   * the node before a save, so its own grants are asked.
   */
  private function showsTranslation(ContentEntityInterface $entity): bool {
    return $entity instanceof NodeInterface
      ? $this->grants->isPublic($entity)
      : $entity->access('view', new AnonymousUserSession());
  }
}
