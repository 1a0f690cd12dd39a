<?php

declare(strict_types=1);

namespace Drupal\g30\Version;

use Drupal\Component\Serialization\Json;
use Drupal\Core\Entity\EntityRepositoryInterface;
use Drupal\jsonapi\ResourceType\ResourceType;
use Drupal\jsonapi\Routing\Routes;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\KernelEvents;

/** Adds `meta.version` to the finished answer: JSON:API takes no other normalizers. */
final class VersionMeta implements EventSubscriberInterface {
  public function __construct(
    private readonly EntityVersion $versions,
    private readonly EntityRepositoryInterface $entityRepository,
  ) {}

  public function onResponse(ResponseEvent $event): void {
    $attributes = $event->getRequest()->attributes;
    $type = $attributes->get(Routes::RESOURCE_TYPE_KEY);
    $is_jsonapi = $attributes->get(Routes::JSON_API_ROUTE_FLAG_KEY) === TRUE;
    if (!$is_jsonapi || !$type instanceof ResourceType || !in_array($type->getEntityTypeId(), EntityVersion::HASHED, TRUE)) {
      return;
    }
    if (!$event->getResponse()->isSuccessful()) {
      return;
    }
    $document = Json::decode((string) $event->getResponse()->getContent());
    $data = $document['data'] ?? NULL;
    if (!is_array($data)) {
      return;
    }
    $document['data'] = array_is_list($data)
      ? array_map(fn (array $resource): array => $this->withVersion($resource, $type), $data)
      : $this->withVersion($data, $type);
    if ($document['data'] !== $data) {
      $event->getResponse()->setContent(Json::encode($document));
    }
  }

  public static function getSubscribedEvents(): array {
    // After JSON:API has written the answer (128), before it is cached (100).
    return [KernelEvents::RESPONSE => ['onResponse', 110]];
  }

  /** Adds the version of a resource that the viewer sees whole. An identifier of one stays as it is. */
  private function withVersion(array $resource, ResourceType $type): array {
    if ($resource['type'] !== $type->getTypeName() || !isset($resource['attributes'])) {
      return $resource;
    }
    $entity = $this->entityRepository->loadEntityByUuid($type->getEntityTypeId(), $resource['id']);
    $version = $entity?->access('view') ? $this->versions->of($entity) : NULL;
    return $version === NULL ? $resource : ['meta' => ['version' => $version]] + $resource;
  }
}
