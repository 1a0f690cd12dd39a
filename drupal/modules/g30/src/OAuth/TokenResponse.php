<?php

declare(strict_types=1);

namespace Drupal\g30\OAuth;

use Drupal\simple_oauth\OpenIdConnect\OpenIdConnectIdTokenResponse;
use League\OAuth2\Server\Entities\AccessTokenEntityInterface;

/** Adds `user_id` to the answer of the token endpoint. */
final class TokenResponse extends OpenIdConnectIdTokenResponse {
  protected function getExtraParams(AccessTokenEntityInterface $accessToken): array {
    $user = $accessToken->getUserIdentifier();
    return parent::getExtraParams($accessToken) + ($user === NULL || $user === '' ? [] : ['user_id' => (string) $user]);
  }
}
