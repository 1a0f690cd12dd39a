<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Session\AccessPolicyBase;
use Drupal\Core\Session\AccountInterface;
use Drupal\Core\Session\CalculatedPermissionsItem;
use Drupal\Core\Session\RefinableCalculatedPermissionsInterface;

/**
 * Core's UserRolesAccessPolicy, without the cache contexts of roles.
 *
 * JSON:API adds the context 'user.permissions' to each role that it shows. The
 * permissions of the next account, such as that of an access token, would then
 * depend on themselves: while its caches are empty, Drupal calculates until its
 * memory is full.
 */
final class RolePermissions extends AccessPolicyBase {
  public function __construct(private readonly EntityTypeManagerInterface $entityTypeManager) {}

  public function calculatePermissions(AccountInterface $account, string $scope): RefinableCalculatedPermissionsInterface {
    $permissions = parent::calculatePermissions($account, $scope);
    foreach ($this->entityTypeManager->getStorage('user_role')->loadMultiple($account->getRoles()) as $role) {
      $permissions
        ->addItem(new CalculatedPermissionsItem($role->getPermissions(), $role->isAdmin()))
        ->addCacheTags($role->getCacheTags());
    }
    return $permissions;
  }

  public function getPersistentCacheContexts(): array {
    return ['user.roles'];
  }
}
