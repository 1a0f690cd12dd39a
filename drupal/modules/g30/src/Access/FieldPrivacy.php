<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Access\AccessResult;
use Drupal\Core\Access\AccessResultInterface;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Entity\FieldableEntityInterface;
use Drupal\Core\Field\FieldDefinitionInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Session\AccountInterface;

/** Hides fields from visitors while a boolean field of the same entity is off. */
final class FieldPrivacy {
  public function __construct(private readonly ConfigFactoryInterface $configFactory) {}

  /**
   * Without items Drupal asks whether the field may be filtered and sorted by.
   * Visitors may not: the order of a list would tell what is hidden.
   */
  public function view(FieldDefinitionInterface $field, AccountInterface $account, ?FieldItemListInterface $items): AccessResultInterface {
    $settings = $this->configFactory->get('g30.settings');
    $entity_type = $field->getTargetEntityTypeId();
    $bundle = $items?->getEntity()->bundle() ?? $field->getTargetBundle();
    $shown_by = $settings->get('shown_by')[$entity_type][$bundle ?? ''][$field->getName()] ?? NULL;
    if ($shown_by === NULL) {
      return AccessResult::neutral();
    }
    $entity = $items?->getEntity();
    $is_hidden = $account->isAnonymous() && !($entity !== NULL && $this->isOn($entity, $shown_by));
    $result = AccessResult::forbiddenIf($is_hidden, 'Only signed-in users may see it.')
      ->addCacheContexts(['user.roles:anonymous'])
      ->addCacheableDependency($settings);
    return $entity === NULL ? $result : $result->addCacheableDependency($entity);
  }

  private function isOn(FieldableEntityInterface $entity, string $field): bool {
    return $entity->hasField($field) && (bool) $entity->get($field)->value;
  }
}
