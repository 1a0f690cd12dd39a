<?php

declare(strict_types=1);

namespace Drupal\g30\Translation;

use Drupal\Component\Serialization\Json;
use Drupal\Core\Database\Connection;
use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\g30\Entity\StoredBefore;
use Drupal\jsonapi\Routing\Routes;
use Symfony\Component\HttpFoundation\RequestStack;

/**
 * Keeps the version at which a translation was made, or last confirmed.
 *
 * It is no field: the number of a version is known when it is saved, and one
 * more save would make one more version.
 */
final class Confirmations {
  private const TABLE = 'g30_confirmed';

  public function __construct(
    private readonly Connection $database,
    private readonly RequestStack $requests,
  ) {}

  /** The version of each translation of an item, by the code of the language. */
  public function of(ContentEntityInterface $entity): array {
    $rows = $this->database->select(self::TABLE, 'c')->fields('c', ['langcode', 'vid'])
      ->condition('entity_type', $entity->getEntityTypeId())->condition('entity_id', $entity->id())->execute()->fetchAllKeyed();
    return array_map('intval', $rows);
  }

  /** Notes the version of translations that this save has made or confirmed. */
  public function saved(ContentEntityInterface $entity): void {
    $before = $entity->isNew() ? NULL : StoredBefore::of($entity);
    $codes = array_keys($entity->getTranslationLanguages(FALSE));
    foreach ($codes as $code) {
      if ($this->isConfirmed($entity, $before instanceof ContentEntityInterface ? $before : NULL, $code)) {
        $this->database->merge(self::TABLE)
          ->keys(['entity_type' => $entity->getEntityTypeId(), 'entity_id' => $entity->id(), 'langcode' => $code])
          ->fields(['vid' => $entity->getRevisionId()])
          ->execute();
      }
    }
    $this->forget($entity, $codes);
  }

  /** Forgets the versions of an item, but of some translations. */
  public function forget(ContentEntityInterface $entity, array $but = []): void {
    $query = $this->database->delete(self::TABLE)
      ->condition('entity_type', $entity->getEntityTypeId())->condition('entity_id', $entity->id());
    if ($but !== []) {
      $query->condition('langcode', $but, 'NOT IN');
    }
    $query->execute();
  }

  /** Tells whether a translation is new, or its mark was taken off. */
  private function isConfirmed(ContentEntityInterface $entity, ?ContentEntityInterface $before, string $code): bool {
    if ($before === NULL || !$before->hasTranslation($code)) {
      return TRUE;
    }
    $is_outdated = static fn (ContentEntityInterface $of): bool => (bool) $of->getTranslation($code)->get('content_translation_outdated')->value;
    return !$is_outdated($entity) && ($is_outdated($before) || $this->asks($entity, $code));
  }

  /** Tells whether the request itself takes the mark off this translation. */
  private function asks(ContentEntityInterface $entity, string $code): bool {
    $request = $this->requests->getMainRequest();
    if ($request?->getMethod() !== 'PATCH' || $request->attributes->get(Routes::JSON_API_ROUTE_FLAG_KEY) !== TRUE) {
      return FALSE;
    }
    $data = Json::decode((string) $request->getContent())['data'] ?? [];
    return $entity->language()->getId() === $code
      && ($data['id'] ?? NULL) === $entity->uuid()
      && ($data['attributes']['content_translation_outdated'] ?? NULL) === FALSE;
  }
}
