<?php

declare(strict_types=1);

namespace Drupal\g30\Translation;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityChangedInterface;
use Drupal\Core\Entity\EntityPublishedInterface;
use Drupal\Core\Field\FieldItemList;
use Drupal\Core\TypedData\ComputedItemListTrait;
use Drupal\g30\Language\ReadingLanguage;

/** The field `translations`: those of an item that the current user may see. */
final class TranslationList extends FieldItemList {
  use ComputedItemListTrait {
    ensureComputedValue as private ensureOnce;
  }

  /** For whom it was computed; users may be switched in a request. */
  private ?int $viewer = NULL;

  public function postSave($update): bool {
    // A validation before the save has read it.
    $this->valueComputed = FALSE;
    $this->list = [];
    return parent::postSave($update);
  }

  protected function ensureComputedValue(): void {
    $viewer = (int) \Drupal::currentUser()->id();
    if ($this->viewer !== $viewer) {
      $this->viewer = $viewer;
      $this->valueComputed = FALSE;
      $this->list = [];
    }
    $this->ensureOnce();
  }

  protected function computeValue(): void {
    $entity = $this->getEntity();
    if ($entity->isNew()) {
      return;
    }
    $codes = array_keys($entity->getTranslationLanguages());
    $confirmed = count($codes) > 1 ? \Drupal::service(Confirmations::class)->of($entity) : [];
    // By weight; an item without a language has none of the site's.
    foreach (array_unique([...array_intersect(\Drupal::service(ReadingLanguage::class)->all(), $codes), ...$codes]) as $code) {
      $translation = $entity->getTranslation($code);
      if ($translation->access('view')) {
        $this->list[] = $this->createItem(count($this->list), $this->summary($translation, $confirmed[$code] ?? NULL));
      }
    }
  }

  private function summary(ContentEntityInterface $translation, ?int $confirmed): array {
    $is_original = $translation->isDefaultTranslation();
    return [
      'langcode' => $translation->language()->getId(),
      'title' => (string) $translation->label(),
      'status' => $translation instanceof EntityPublishedInterface && $translation->isPublished(),
      'changed' => $translation instanceof EntityChangedInterface ? $translation->getChangedTime() : NULL,
      'alias' => $translation->hasField('path') ? $translation->get('path')->alias : NULL,
      'is_original' => $is_original,
      'outdated' => !$is_original && $translation->hasField('content_translation_outdated') && (bool) $translation->get('content_translation_outdated')->value,
      'confirmed_vid' => $is_original ? NULL : $confirmed,
    ];
  }
}
