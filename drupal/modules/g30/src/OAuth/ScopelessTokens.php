<?php

declare(strict_types=1);

namespace Drupal\g30\OAuth;

use Drupal\Core\PageCache\RequestPolicyInterface;
use Drupal\Core\Session\AccountProxyInterface;
use Drupal\simple_oauth\Authentication\TokenAuthUserInterface;
use Symfony\Component\HttpFoundation\Request;

/**
 * Keeps answers to tokens without a scope out of the dynamic page cache.
 *
 * Such a token may do nothing, but has the roles of a member. Drupal would keep
 * its refusal, and give it to all members.
 */
final class ScopelessTokens implements RequestPolicyInterface {
  public function __construct(private readonly AccountProxyInterface $currentUser) {}

  public function check(Request $request): ?string {
    $account = $this->currentUser->getAccount();
    return $account instanceof TokenAuthUserInterface && $account->getToken()->get('scopes')->isEmpty() ? static::DENY : NULL;
  }
}
