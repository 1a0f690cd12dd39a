<?php

declare(strict_types=1);

namespace Drupal\g30\Version;

use Drupal\Component\Serialization\Json;
use Drupal\Core\Entity\EntityInterface;
use Drupal\Core\Entity\EntityRepositoryInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\jsonapi\ResourceType\ResourceType;
use Drupal\jsonapi\Routing\Routes;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\KernelEvents;

/** Gives answers of JSON:API an ETag that begins with the item's version. */
final class VersionTag implements EventSubscriberInterface {
  public function __construct(
    private readonly EntityVersion $versions,
    private readonly EntityRepositoryInterface $entityRepository,
    private readonly AccountInterface $currentUser,
  ) {}

  public function onResponse(ResponseEvent $event): void {
    $request = $event->getRequest();
    $response = $event->getResponse();
    if (!$event->isMainRequest() || $request->attributes->get(Routes::JSON_API_ROUTE_FLAG_KEY) !== TRUE) {
      return;
    }
    if ($request->isMethodCacheable()) {
      $this->tagRead($request, $response);
      return;
    }
    $entity = $this->written($request, $response);
    $version = $entity === NULL ? NULL : $this->versions->of($entity);
    if ($version !== NULL) {
      $response->headers->set('ETag', "\"$version\"");
    }
  }

  public static function getSubscribedEvents(): array {
    // Core's subscriber of priority 0 sets an ETag of its own, or removes it.
    return [KernelEvents::RESPONSE => ['onResponse', -10]];
  }

  /** Names the content, since more than the item changes it, such as its links. */
  private function tagRead(Request $request, Response $response): void {
    if ($response->getStatusCode() !== 200) {
      return;
    }
    $digest = substr(rtrim(strtr(base64_encode(sha1((string) $response->getContent(), TRUE)), '+/', '-_'), '='), 0, 22);
    $is_individual = str_ends_with((string) $request->attributes->get('_route'), '.individual');
    $entity = $is_individual ? $request->attributes->get('entity') : NULL;
    $version = $entity instanceof EntityInterface ? $this->versions->of($entity) : NULL;
    $response->headers->set('ETag', $version === NULL ? "W/\"$digest\"" : "W/\"$version.$digest\"");
    // A cache must not give a signed-in user what visitors get.
    $response->setVary('Authorization', FALSE);
    // The page cache would keep an answer without content for other visitors.
    if ($this->currentUser->isAuthenticated()) {
      $response->isNotModified($request);
    }
  }

  /** The item that a write has made or changed, or has refused to change. */
  private function written(Request $request, Response $response): ?EntityInterface {
    $entity = $request->attributes->get('entity');
    if ($entity instanceof EntityInterface) {
      return in_array($response->getStatusCode(), [200, 204, 412], TRUE) && !$this->isDeletion($request) ? $entity : NULL;
    }
    $type = $request->attributes->get(Routes::RESOURCE_TYPE_KEY);
    if ($response->getStatusCode() !== 201 || !$type instanceof ResourceType) {
      return NULL;
    }
    $answer = Json::decode((string) $response->getContent());
    $is_of_type = ($answer['data']['type'] ?? NULL) === $type->getTypeName();
    return $is_of_type ? $this->entityRepository->loadEntityByUuid($type->getEntityTypeId(), (string) $answer['data']['id']) : NULL;
  }

  private function isDeletion(Request $request): bool {
    return str_ends_with((string) $request->attributes->get('_route'), '.individual.delete');
  }
}
