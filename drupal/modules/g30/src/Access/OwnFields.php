<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Access\AccessResult;
use Drupal\Core\Access\AccessResultInterface;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Field\FieldDefinitionInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Session\AccountInterface;

/** Which fields users see and change in what is theirs. */
final class OwnFields {
  /** Who may edit an item confirms its translations, by taking off this mark. */
  private const MARK = 'content_translation_outdated';

  public function __construct(
    private readonly ConfigFactoryInterface $configFactory,
    private readonly RoleAssignment $roles,
  ) {}

  /** One's own roles may be seen, which Drupal's core hides. */
  public function view(FieldDefinitionInterface $field, AccountInterface $account, ?FieldItemListInterface $items): AccessResultInterface {
    if ($field->getTargetEntityTypeId() !== 'user') {
      return AccessResult::neutral();
    }
    if ($items === NULL) {
      return $this->query($field, $account);
    }
    return $field->getName() === 'roles'
      ? AccessResult::allowedIf($this->isOwnAccount($account, $items))->cachePerUser()
      : AccessResult::neutral();
  }

  /**
   * Drupal lets users write each configured field of their own account. Then
   * they could put themselves on the board, or take another member's page.
   */
  public function edit(FieldDefinitionInterface $field, AccountInterface $account, ?FieldItemListInterface $items): AccessResultInterface {
    $settings = $this->configFactory->get('g30.settings');
    $entity_type = $field->getTargetEntityTypeId();
    $bundle = $items?->getEntity()->bundle() ?? $field->getTargetBundle();
    $own = match (TRUE) {
      $entity_type === 'user' && !$account->hasPermission('administer users') => 'user',
      $entity_type === 'node' && $bundle === 'member' && !$this->editsMembers($account) => 'member',
      default => NULL,
    };
    if ($own === NULL) {
      return $entity_type === 'user' && $field->getName() === 'roles' ? $this->roles->edit($account) : AccessResult::neutral()->cachePerPermissions();
    }
    $is_theirs = $field->getName() === self::MARK || in_array($field->getName(), $settings->get("own_fields.$own") ?? [], TRUE);
    $isOwnName = $own === 'user' && $field->getName() === 'name' && $items !== NULL && $this->isOwnAccount($account, $items);
    $result = $isOwnName ? AccessResult::allowedIf($is_theirs)->cachePerUser() : AccessResult::neutral();
    return $result
      ->orIf(AccessResult::forbiddenIf(!$is_theirs, 'Only editors may change this field.'))
      ->cachePerPermissions()
      ->addCacheableDependency($settings);
  }

  /** Accounts are no way to filter or sort content, except for those who see them. */
  private function query(FieldDefinitionInterface $field, AccountInterface $account): AccessResultInterface {
    $isIdentifier = in_array($field->getName(), ['uid', 'uuid'], TRUE);
    return AccessResult::forbiddenIf(!$isIdentifier && !$account->hasPermission('administer users'), 'Only administrators may filter by accounts.')
      ->cachePerPermissions();
  }

  private function isOwnAccount(AccountInterface $account, FieldItemListInterface $items): bool {
    return $account->isAuthenticated() && (int) $items->getEntity()->id() === (int) $account->id();
  }

  private function editsMembers(AccountInterface $account): bool {
    return $account->hasPermission('bypass node access') || $account->hasPermission('edit any member content');
  }
}
