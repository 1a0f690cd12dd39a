<?php

declare(strict_types=1);

namespace Drupal\g30\OAuth;

use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Site\Settings;
use GuzzleHttp\Psr7\Response as OAuthResponse;
use League\OAuth2\Server\CryptTrait;
use League\OAuth2\Server\Exception\OAuthServerException;
use League\OAuth2\Server\Repositories\AccessTokenRepositoryInterface;
use League\OAuth2\Server\Repositories\ClientRepositoryInterface;
use League\OAuth2\Server\Repositories\RefreshTokenRepositoryInterface;
use Psr\Http\Message\ResponseInterface;
use Symfony\Bridge\PsrHttpMessage\HttpMessageFactoryInterface;
use Symfony\Component\DependencyInjection\Attribute\Autowire;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

/** Ends a refresh token and the access token that came with it (RFC 7009). */
final class RevocationController implements ContainerInjectionInterface {
  use AutowireTrait;
  use CryptTrait;

  public function __construct(
    private readonly HttpMessageFactoryInterface $messages,
    #[Autowire(service: 'simple_oauth.repositories.client')]
    private readonly ClientRepositoryInterface $clients,
    #[Autowire(service: 'simple_oauth.repositories.access_token')]
    private readonly AccessTokenRepositoryInterface $accessTokens,
    #[Autowire(service: 'simple_oauth.repositories.refresh_token')]
    private readonly RefreshTokenRepositoryInterface $refreshTokens,
  ) {
    // The key with which simple_oauth encrypts refresh tokens.
    $this->setEncryptionKey(substr(Settings::getHashSalt(), 0, 32));
  }

  /** Answers a POST. An unknown token is no error (RFC 7009, 2.2). */
  public function revoke(Request $request): Response|ResponseInterface {
    try {
      $client = $this->client($request);
      $this->end($this->parameter($request, 'token'), $client);
    }
    catch (OAuthServerException $exception) {
      return $exception->generateHttpResponse(new OAuthResponse());
    }
    return new JsonResponse(new \stdClass(), 200, ['Cache-Control' => 'no-store, private']);
  }

  /**
   * The client of the request, named in the form or by Basic authentication.
   *
   * @throws OAuthServerException where it is unknown, or its secret is wrong
   */
  private function client(Request $request): string {
    $id = $request->getUser() ?? $this->parameter($request, 'client_id');
    $secret = $request->getPassword() ?? $request->request->get('client_secret');
    if ($this->clients->getClientEntity($id) === NULL || !$this->clients->validateClient($id, $secret, 'refresh_token')) {
      throw OAuthServerException::invalidClient($this->messages->createRequest($request));
    }
    return $id;
  }

  private function parameter(Request $request, string $name): string {
    $value = (string) $request->request->get($name);
    return $value !== '' ? $value : throw OAuthServerException::invalidRequest($name);
  }

  private function end(string $token, string $client): void {
    try {
      $content = json_decode($this->decrypt($token), TRUE);
    }
    catch (\Exception) {
      return;
    }
    if (!is_array($content) || !isset($content['client_id'], $content['refresh_token_id'], $content['access_token_id'])) {
      return;
    }
    if ($content['client_id'] !== $client) {
      throw OAuthServerException::invalidRefreshToken('Token is not linked to client');
    }
    $this->refreshTokens->revokeRefreshToken($content['refresh_token_id']);
    $this->accessTokens->revokeAccessToken($content['access_token_id']);
  }
}
