<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Access\AccessResult;
use Drupal\Core\Access\AccessResultInterface;
use Drupal\Core\Database\Query\SelectInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\user\UserInterface;

/** Accounts are seen by their own user and by administrators alone. */
final class AccountAccess {
  public const REFUSAL = 'Accounts are not public.';

  public function __construct(
    private readonly AccountInterface $currentUser,
    private readonly QueryCacheability $cacheability,
    private readonly JsonApiRoute $jsonApi,
  ) {}

  public function view(UserInterface $user, AccountInterface $account): AccessResultInterface {
    $isOwn = $account->isAuthenticated() && (int) $account->id() === (int) $user->id();
    return AccessResult::forbiddenIf(!$isOwn && !$account->hasPermission('administer users'), self::REFUSAL)
      ->cachePerPermissions()
      ->cachePerUser();
  }

  /** Without it, JSON:API would name the hidden users in `meta.omitted`. */
  public function alterQuery(SelectInterface $query): void {
    $account = $query->getMetaData('account') ?: $this->currentUser;
    $this->cacheability->add(['user', 'user.permissions']);
    $sees_all = $account->hasPermission('administer users');
    foreach ($query->getTables() as $alias => ['table' => $table, 'join type' => $join]) {
      if ($join !== NULL || !in_array($table, ['users', 'users_field_data'], TRUE)) {
        continue;
      }
      if (!$sees_all) {
        $query->condition("$alias.uid", $account->isAuthenticated() ? $account->id() : -1);
      }
      elseif ($this->jsonApi->isCurrent()) {
        // Drupal's user 0 stands for all visitors and is no account.
        $query->condition("$alias.uid", 0, '>');
      }
    }
  }
}
