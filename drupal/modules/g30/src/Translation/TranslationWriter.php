<?php

declare(strict_types=1);

namespace Drupal\g30\Translation;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\content_translation\ContentTranslationManagerInterface;
use Drupal\content_translation\FieldTranslationSynchronizerInterface;
use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\RevisionLogInterface;
use Drupal\Core\Language\LanguageManager;
use Drupal\Core\Session\AccountInterface;
use Drupal\user\Entity\User;

final class TranslationWriter {
  public function __construct(
    private readonly ContentTranslationManagerInterface $manager,
    private readonly FieldTranslationSynchronizerInterface $synchronizer,
    private readonly AccountInterface $currentUser,
    private readonly TimeInterface $time,
  ) {}

  /** Adds a draft in a language. An empty one begins with the title and the pictures alone. */
  public function add(ContentEntityInterface $entity, string $langcode, bool $is_empty): void {
    $original = $entity->getUntranslated();
    $label = $entity->getEntityType()->getKey('label');
    $translation = $entity->addTranslation($langcode);
    foreach ($original->getTranslatableFields(FALSE) as $name => $field) {
      $is_content = $name === $label || $name === 'description' || !$field->getFieldDefinition()->getFieldStorageDefinition()->isBaseField();
      if ($is_content) {
        $translation->set($name, $is_empty && $name !== $label ? $this->shared($original, $name) : $field->getValue());
      }
    }
    $account = User::load($this->currentUser->id());
    $this->manager->getTranslationMetadata($translation)
      ->setSource($original->language()->getId())
      ->setOutdated(FALSE)
      ->setAuthor($account)
      ->setPublished(FALSE)
      ->setCreatedTime($this->time->getRequestTime());
    $translation->set('status', FALSE);
    $this->save($translation, 'Added', $langcode);
  }

  public function remove(ContentEntityInterface $entity, string $langcode): void {
    $original = $entity->getUntranslated();
    $original->removeTranslation($langcode);
    $this->save($original, 'Removed', $langcode);
  }

  /** The pictures of a field without their texts; nothing of other fields. */
  private function shared(ContentEntityInterface $original, string $name): array {
    $field = $original->get($name);
    $kept = array_flip($this->synchronizer->getFieldSynchronizedProperties($field->getFieldDefinition()));
    $shared = static fn (array $item): array => array_intersect_key($item, $kept) + ['alt' => NULL, 'title' => ''];
    return $kept === [] ? [] : array_map($shared, $field->getValue());
  }

  private function save(ContentEntityInterface $entity, string $what, string $langcode): void {
    $entity->setNewRevision();
    if ($entity instanceof RevisionLogInterface) {
      $name = LanguageManager::getStandardLanguageList()[$langcode][1] ?? $langcode;
      $entity->setRevisionUserId($this->currentUser->id())->setRevisionCreationTime($this->time->getRequestTime())
        ->setRevisionLogMessage("$what a translation: $name.");
    }
    $entity->save();
  }
}
