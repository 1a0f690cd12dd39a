<?php

declare(strict_types=1);

namespace Drupal\g30\Accounts;

use Drupal\Core\TempStore\SharedTempStoreFactory;
use Drupal\g30\Entity\StoredBefore;
use Drupal\user\UserInterface;

/** Ends the temporary password that rest_password has mailed to an account. */
final class LostPasswords {
  public function __construct(private readonly SharedTempStoreFactory $tempStores) {}

  /** Called after an account was saved: with another address, or blocked. */
  public function saved(UserInterface $user): void {
    $before = StoredBefore::of($user);
    if (!$before instanceof UserInterface || ($user->isActive() && $user->getEmail() === $before->getEmail())) {
      return;
    }
    // rest_password_temp_pass_token() keeps it there.
    $this->tempStores->get('rest_password', $user->id())->delete('temp_pass_' . $user->id());
  }
}
