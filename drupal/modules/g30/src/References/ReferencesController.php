<?php

declare(strict_types=1);

namespace Drupal\g30\References;

use Drupal\Component\Serialization\Json;
use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityChangedInterface;
use Drupal\Core\Entity\EntityPublishedInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\file\FileInterface;
use Drupal\g30\JsonApi\PageLinks;
use Drupal\path_alias\AliasManagerInterface;
use Drupal\user\UserInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

final class ReferencesController implements ContainerInjectionInterface {
  use AutowireTrait;

  private const JSONAPI = ['version' => '1.0', 'meta' => ['links' => ['self' => ['href' => 'http://jsonapi.org/format/1.0/']]]];

  public function __construct(
    private readonly ReferrerFinder $finder,
    private readonly AccountInterface $currentUser,
    private readonly AliasManagerInterface $aliases,
  ) {}

  /** Lists the items: nodes first, the newest first. */
  public function list(ContentEntityInterface $entity, Request $request): Response {
    $page = PageLinks::page($request);
    $all = $this->finder->find($entity);
    $visible = array_values(array_filter(array_map($this->firstVisible(...), $all)));
    usort($visible, $this->compare(...));
    $shown = array_slice($visible, $page->getOffset(), $page->getSize());
    $count = count($visible);
    $document = [
      'jsonapi' => self::JSONAPI,
      'data' => array_map(fn (array $one): array => $this->identify(...$one), $shown),
      // Visitors learn nothing of drafts, not even how many there are.
      'meta' => ['count' => $count] + ($this->currentUser->isAuthenticated() ? ['hidden' => count($all) - $count] : []),
      'links' => array_map(
        static fn (string $href): array => ['href' => $href],
        PageLinks::of($request, $page, $page->getOffset() + $page->getSize() < $count),
      ),
    ];
    return new Response(Json::encode($document), 200, [
      'Content-Type' => 'application/vnd.api+json',
      'Cache-Control' => 'must-revalidate, no-cache, private',
    ]);
  }

  /** The first translation with the reference that the viewer sees, and the name of the field; NULL if all are hidden. */
  private function firstVisible(array $one): ?array {
    [$translations, $field] = $one;
    foreach ($translations as $translation) {
      if ($translation->access('view') && $translation->get($field)->access('view')) {
        return [$translation, $field];
      }
    }
    return NULL;
  }

  private function identify(ContentEntityInterface $entity, string $field): array {
    $path = $entity->hasLinkTemplate('canonical') ? '/' . $entity->toUrl()->getInternalPath() : NULL;
    $alias = $path === NULL ? NULL : $this->aliases->getAliasByPath($path, $entity->language()->getId());
    return [
      'type' => "{$entity->getEntityTypeId()}--{$entity->bundle()}",
      'id' => $entity->uuid(),
      'meta' => [
        'drupal_internal__target_id' => (int) $entity->id(),
        'field' => $field,
        'label' => (string) $entity->label(),
        'langcode' => $entity->language()->getId(),
        'status' => $this->status($entity),
        'path' => $alias === $path ? NULL : $alias,
      ],
    ];
  }

  /** Whether the item is published, active, or in use. */
  private function status(ContentEntityInterface $entity): bool {
    return match (TRUE) {
      $entity instanceof EntityPublishedInterface => $entity->isPublished(),
      $entity instanceof UserInterface => $entity->isActive(),
      $entity instanceof FileInterface => $entity->isPermanent(),
      default => TRUE,
    };
  }

  private function compare(array $a, array $b): int {
    $place = static fn (ContentEntityInterface $entity): array => [
      $entity->getEntityTypeId() === 'node',
      $entity instanceof EntityChangedInterface ? (int) $entity->getChangedTime() : 0,
      (int) $entity->id(),
    ];
    return ($place($b[0]) <=> $place($a[0])) ?: ($a[1] <=> $b[1]);
  }
}
