<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Access\AccessResult;
use Drupal\Core\Access\AccessResultInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\user\RoleInterface;
use Drupal\user\UserInterface;

/**
 * Managers give accounts the roles of the site, and nobody more than they have.
 *
 * A manager has Drupal's permission 'administer users', with which its core
 * lets them give every role, and change the password of every account.
 */
final class RoleAssignment {
  /** The roles of the site, from contract/fields.ts. */
  public const ROLES = ['contributor', 'administrator'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly JsonApiRoute $jsonApi,
  ) {}

  /** Whoever sets the password of an account has its rights. */
  public function change(UserInterface $user, AccountInterface $account): AccessResultInterface {
    $is_own = (int) $user->id() === (int) $account->id();
    $is_refused = !$is_own && $this->isManager($account) && ((int) $user->id() === 1 || $this->isAbove($user->getRoles(TRUE), $account));
    return AccessResult::forbiddenIf($is_refused, 'This account may do more in Drupal than you: it is changed there.')
      ->cachePerPermissions()
      ->cachePerUser()
      ->addCacheableDependency($user);
  }

  /**
   * JSON:API validates what it is sent, where Drupal's own actions on lists of
   * users give any role.
   */
  public function edit(AccountInterface $account): AccessResultInterface {
    return AccessResult::forbiddenIf($this->isManager($account) && !$this->jsonApi->isCurrent(), 'Roles are changed in the dashboard.')
      ->cachePerPermissions()
      ->addCacheContexts(['route']);
  }

  /** Roles are sent by their UUIDs, so managers see which there are. */
  public function view(AccountInterface $account): AccessResultInterface {
    return AccessResult::allowedIfHasPermission($account, 'administer users');
  }

  /** The changed roles of an account that the user may neither give nor take. */
  public function refused(UserInterface $user, AccountInterface $account): array {
    if (!$this->isManager($account)) {
      return [];
    }
    $stored = $user->isNew() ? NULL : $this->entityTypeManager->getStorage('user')->loadUnchanged($user->id());
    $before = $stored instanceof UserInterface ? $stored->getRoles(TRUE) : [];
    $after = $user->getRoles(TRUE);
    $changed = array_unique([...array_diff($before, $after), ...array_diff($after, $before)]);
    return array_values(array_filter($changed, fn (string $role): bool => !in_array($role, self::ROLES, TRUE) || $this->isAbove([$role], $account)));
  }

  /** Tells whether an account manages others, but not the permissions of roles. */
  private function isManager(AccountInterface $account): bool {
    return $account->hasPermission('administer users') && !$account->hasPermission('administer permissions');
  }

  /** Tells whether roles of these names allow something that an account isn't allowed. */
  private function isAbove(array $names, AccountInterface $account): bool {
    foreach ($this->entityTypeManager->getStorage('user_role')->loadMultiple($names) as $role) {
      assert($role instanceof RoleInterface);
      if ($role->isAdmin() || array_filter($role->getPermissions(), fn (string $name): bool => !$account->hasPermission($name)) !== []) {
        return TRUE;
      }
    }
    return FALSE;
  }
}
