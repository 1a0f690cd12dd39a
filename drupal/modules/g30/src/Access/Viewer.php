<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\user\UserInterface;

/**
 * Tells what an account is to the association.
 *
 * Permissions are asked of the account that was given, because an access token
 * may narrow them. The fields are read from the stored user.
 */
final class Viewer {
  public function __construct(private readonly EntityTypeManagerInterface $entityTypeManager) {}

  /** Tells whether an account reads and writes all content. */
  public function isEditor(AccountInterface $account): bool {
    return $account->hasPermission('bypass node access');
  }

  public function isOnBoard(AccountInterface $account): bool {
    $user = $this->user($account);
    return $user !== NULL && $user->hasField('field_board') && (bool) $user->get('field_board')->value;
  }

  public function memberPage(AccountInterface $account): ?int {
    $user = $this->user($account);
    $id = $user !== NULL && $user->hasField('field_member') ? $user->get('field_member')->target_id : NULL;
    return $id === NULL ? NULL : (int) $id;
  }

  /** The stored user of an account; NULL for visitors and blocked users. */
  private function user(AccountInterface $account): ?UserInterface {
    if ($account->isAnonymous()) {
      return NULL;
    }
    $user = $this->entityTypeManager->getStorage('user')->load($account->id());
    return $user instanceof UserInterface && $user->isActive() ? $user : NULL;
  }
}
